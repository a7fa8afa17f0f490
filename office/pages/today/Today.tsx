import { useNavigate } from "react-router";
import type { Today as Answer } from "../../../contract/office/today.ts";
import { useRead } from "../../api/read.ts";
import { useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { either } from "../parcels/states.ts";
import { Group } from "./Group.tsx";
import { kinds } from "./kinds.ts";
import { Strip } from "./Strip.tsx";

const today = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Kolkata",
});

/** What needs a person, and how the day goes. */
export default function Today() {
  const read = useRead("GET /today");
  return (
    <>
      <PageHead title="Today" aside={read.data && today.format(new Date(read.data.at))} />
      <Loaded read={read} rows={8}>
        {(answer) => <Shown answer={answer} />}
      </Loaded>
    </>
  );
}

function Shown({ answer }: { answer: Answer }) {
  const navigate = useNavigate();
  const { staff } = useStaff();
  const waiting = answer.groups.filter(({ count }) => count > 0);
  const none = answer.groups.filter(({ count }) => count === 0).map(({ kind }) => kinds[kind].none);
  useKeys(
    "What waits",
    waiting.slice(0, 9).flatMap(({ kind }, n) => {
      const { all, name } = kinds[kind];
      return all ? [{ keys: String(n + 1), what: name, act: () => void navigate(all) }] : [];
    }),
  );
  return (
    <>
      {answer.strip && <Strip strip={answer.strip} />}
      {waiting.length > 0 ? (
        <div className="today-grid">
          {waiting.map((group, n) => (
            <Group key={group.kind} group={group} n={n + 1} />
          ))}
        </div>
      ) : (
        <div className="empty">
          <svg viewBox="0 0 100 12" aria-hidden="true" className="today-calm">
            <path d="M0 6H100" />
          </svg>
          <p className="font-display text-2xl">Nothing waits for you</p>
          <p className="max-w-prose text-muted">
            All is done here, {staff.name}. What needs a person appears by itself, the most pressing first.
          </p>
        </div>
      )}
      {waiting.length > 0 && none.length > 0 && (
        <p className="mt-2 flex items-start gap-2 text-muted">
          <Icon name="check" className="size-5 text-success" />
          <span>No {either(none)}.</span>
        </p>
      )}
    </>
  );
}

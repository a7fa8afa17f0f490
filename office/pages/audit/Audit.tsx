import { useSearchParams } from "react-router";
import { useList, useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { Changed } from "./Changed.tsx";
import type { Act } from "./said.ts";
import { actWords, doors, things } from "./words.ts";

const columns: readonly Column<Act>[] = [
  { head: "When", phone: "lead", cell: ({ at }) => <When time={at} wraps /> },
  {
    head: "Who",
    cell: ({ staff_name, door }) => (
      <>
        <span className="font-[550]">{staff_name}</span>{" "}
        {door !== "office" && <span className="text-muted">{doors[door]}</span>}
      </>
    ),
  },
  { head: "What", cell: ({ act }) => actWords(act) },
  {
    head: "Upon",
    cell: ({ thing, thing_id }) => (
      <span className="wrap-anywhere">{`${things[thing] ?? thing.replaceAll("_", " ")} ${thing_id}`}</span>
    ),
  },
  { head: "Changed", cell: (row) => <Changed row={row} /> },
];

/** Who did what, the latest first; narrowed by what the address says. */
export default function Audit() {
  const [asked, setAsked] = useSearchParams();
  const [thing, thing_id, staff] = ["thing", "thing_id", "staff"].map((name) => asked.get(name) || undefined);
  const list = useList("GET /audit", { thing, thing_id, staff });
  const narrow = (name: string, value: string) =>
    setAsked(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name === "thing") next.delete("thing_id");
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title="Who did what" />
      <search className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <Person chosen={staff ?? ""} onChoose={(id) => narrow("staff", id)} />
        <div className="sm:w-44">
          <SelectField label="Upon" value={thing ?? ""} onChange={({ target }) => narrow("thing", target.value)}>
            <option value="">anything</option>
            {Object.entries(things).map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {thing && (
          <div className="sm:w-44">
            <TextField
              label="Number"
              value={thing_id ?? ""}
              onChange={({ target }) => narrow("thing_id", target.value.trim())}
            />
          </div>
        )}
        {asked.size > 0 && (
          <Button look="quiet" onClick={() => setAsked({}, { replace: true })}>
            Show all
          </Button>
        )}
      </search>
      <ListTable
        list={list}
        caption="What was done, the latest first"
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="audit" title={asked.size > 0 ? "Nothing of this kind" : "Nothing was done yet"}>
            Whatever somebody changes, here, by a command on the machine or by a program's key, is written down with his
            name and can't be taken out again.
          </Empty>
        }
      />
    </>
  );
}

/** Whose acts are shown; names are for who may see the staff. */
function Person({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const session = useStaff();
  return may(session, "staff.edit") ? <Persons chosen={chosen} onChoose={onChoose} /> : null;
}

function Persons({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const { data } = useRead("GET /staff");
  return (
    <div className="sm:w-44">
      <SelectField label="Who" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">anybody</option>
        {data?.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

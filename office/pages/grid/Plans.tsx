import type { BulkPlan } from "../../../contract/office/grid.ts";
import { useRead } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Badge, type Tone } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { counted } from "../order/words.ts";
import { ToldList } from "./ToldList.tsx";

const states: Record<BulkPlan["state"], { name: string; tone: Tone }> = {
  planned: { name: "Planned", tone: "info" },
  running: { name: "Running", tone: "good" },
  over: { name: "Over", tone: "plain" },
  taken_back: { name: "Taken back", tone: "plain" },
  missed: { name: "Missed", tone: "warn" },
};

/** So many of what stayed are listed. */
const listed = 20;

/** What the clock changes, and what it left as it was. Absent where nothing ever was planned. */
export function Plans() {
  const plans = useRead("GET /grid/plans").data?.rows ?? [];
  if (plans.length === 0) return null;
  return (
    <Card title="By the clock">
      <ul className="plan-list">
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </Card>
  );
}

function Plan({
  plan: { id, words, state, name, from, until, cells, left, taken_back_by, fault },
}: {
  plan: BulkPlan;
}) {
  const end = useWrite("POST /grid/plans/{id}/end", {
    reads: ["GET /grid/plans"],
    done: "Taken back: nothing changes.",
  });
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-[550]">{words}</b>
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
        <span className="flex-1 text-muted">
          {counted(cells, "value")}, from <When time={from} />
          {until && (
            <>
              {" until "}
              <When time={until} />
            </>
          )}
          , planned by {name}
          {taken_back_by && `, taken back by ${taken_back_by}`}
        </span>
        {state === "planned" && (
          <Button
            small
            icon="undo"
            busy={end.busy}
            aria-label={`Take back the plan: ${words}`}
            onClick={() => end.start({ parameters: { id } })}
          >
            Take back
          </Button>
        )}
      </div>
      {fault && (
        <p className="mt-1 text-error">
          {state === "missed"
            ? "It failed for all of its time, so that nothing was changed"
            : `It could not be ${state === "planned" ? "done" : "put back"} yet and is tried again by itself`}
          : {fault}
        </p>
      )}
      {state === "missed" && !fault && (
        <p className="mt-1 text-muted">The shop stood still for all of its time, so that nothing was changed.</p>
      )}
      {left.length > 0 && (
        <details className="mt-1">
          <summary className="touch cursor-pointer text-brand">
            {counted(left.length, "value stayed as it is", "values stayed as they are")}
          </summary>
          <ToldList of={left.slice(0, listed)} more={left.length - Math.min(left.length, listed)} />
        </details>
      )}
    </li>
  );
}

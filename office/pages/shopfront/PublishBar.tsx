import { useState } from "react";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { counted } from "../order/words.ts";
import { Differences } from "./Differences.tsx";
import { Publish } from "./Publish.tsx";
import { type PartData, readsOfFront } from "./words.ts";

type Props<P extends FrontPart> = {
  part: P;
  data: PartData[P];
  /** While the last change is on its way nothing is published: it would be without that. */
  saving: boolean;
};

/** Whose draft it is and what it makes different, with the ways to show it to shoppers or to throw it away. */
export function PublishBar<P extends FrontPart>({ part, data, saving }: Props<P>) {
  const [asking, setAsking] = useState(false);
  const { draft, differences, version } = data;
  const discard = useWrite("POST /shopfront/{part}/discard", {
    reads: readsOfFront,
    done: "The draft is gone; what is shown stays.",
  });
  const publish = () => differences.length > 0 && setAsking(true);
  useKeys("Shopfront", [{ keys: "p", what: "Publish the draft", act: publish }]);
  if (!draft || differences.length === 0)
    return <p className="publish-bar text-muted">Shoppers see it as it stands here.</p>;
  return (
    <section className="publish-bar" aria-label="Draft">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1">
          <b className="font-[600]">{counted(differences.length, "difference")}</b> from what is shown.{" "}
          <span className="text-muted">
            {draft.name}, <When time={draft.at} />
          </span>
        </p>
        <Button
          small
          busy={discard.busy || saving}
          onClick={() => discard.start({ parameters: { part }, body: { version } })}
        >
          Throw away
        </Button>
        <Button small look="primary" onClick={publish}>
          Publish
        </Button>
      </div>
      <details className="mt-2">
        <summary className="touch cursor-pointer text-brand">What will be different</summary>
        <Differences of={differences} />
      </details>
      <Publish
        part={part}
        version={version}
        differences={differences}
        saving={saving}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** What is planned for a part, each with the way to take it back. */
export function Plans({ plans }: { plans: PartData["home"]["plans"] }) {
  const end = useWrite("POST /shopfront/plans/{id}/end", { reads: readsOfFront, done: "The plan is taken back." });
  if (plans.length === 0) return null;
  return (
    <Card title="Planned">
      <ul className="grid gap-3">
        {plans.map(({ id, from, until, name, words, began, fault, differences }) => (
          <li key={id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <p>
                {began ? "Shows until " : "From "}
                <When time={began && until ? until : from} />
                {!began && until && (
                  <>
                    {" "}
                    until <When time={until} />
                  </>
                )}
                {words && `: ${words}`} <span className="text-muted">({name})</span>
              </p>
              <Button small busy={end.busy} onClick={() => end.start({ parameters: { id: String(id) } })}>
                {began ? "End now" : fault ? "Put away" : "Take back"}
              </Button>
            </div>
            {fault && (
              <p className="notice notice-bad">
                {began ? "It could not be ended yet, and is still shown" : "It could not be shown"}: {fault}
              </p>
            )}
            <Differences of={differences} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const doors = { office: "", machine: " on the machine", key: " by a program", clock: " as planned" };

/** What was shown when, by whom, the latest first; each can be taken back once. */
export function History({ part, history }: { part: FrontPart; history: PartData["home"]["history"] }) {
  const back = useWrite("POST /shopfront/{part}/take-back", {
    reads: readsOfFront,
    done: "It is taken back; shoppers see what was before.",
  });
  if (history.length === 0) return null;
  return (
    <Card title="Shown so far">
      <ol className="history">
        {history.map(({ id, at, name, door, words, differences, takes_back, taken_back }) => (
          <li key={id}>
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <p>
                <When time={at} /> <span className="text-muted">{name + doors[door]}</span>
                {takes_back !== null && <span className="text-muted">, took back</span>}
                {words && `: ${words}`}
              </p>
              {taken_back ? (
                <span className="text-xs text-muted">taken back</span>
              ) : (
                <Button
                  small
                  look="quiet"
                  busy={back.busy}
                  onClick={() => back.start({ parameters: { part }, body: { id } })}
                >
                  Take back
                </Button>
              )}
            </div>
            <details>
              <summary className="touch cursor-pointer text-xs text-muted">
                {counted(differences.length, "difference")}
              </summary>
              <Differences of={differences} />
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}

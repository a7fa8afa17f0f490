import { useState } from "react";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { PublishPolicy } from "./PublishPolicy.tsx";
import { TakeBack } from "./TakeBack.tsx";
import { editionStates, type PolicyData } from "./words.ts";

/** What was in force when, by whom, and what is planned; what is shown or planned can be taken back. */
export function Editions({ data }: { data: PolicyData }) {
  const { editions, by_file, file } = data;
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<PolicyData["editions"][number]>();
  return (
    <Card
      title="Editions"
      aside={
        !by_file && (
          <Button small look="quiet" icon="returns" onClick={() => setAsking(true)}>
            Back to the file
          </Button>
        )
      }
    >
      {editions.length === 0 ? (
        <p className="text-muted">
          Only what {file} says so far. What you publish is kept here with its day, and can be taken back.
        </p>
      ) : (
        <ol className="history">
          {editions.map((edition) => {
            const { id, state, from, name, words, text } = edition;
            return (
              <li key={id}>
                <div className="flex flex-wrap items-baseline justify-between gap-2">
                  <p>
                    From <When time={from} /> <span className="text-muted">{name}</span>
                    {words && `: ${words}`} <Badge tone={editionStates[state].tone}>{editionStates[state].name}</Badge>
                  </p>
                  {(state === "shown" || state === "planned") && (
                    <Button small look="quiet" onClick={() => setLeaving(edition)}>
                      Take back
                    </Button>
                  )}
                </div>
                {text === null ? (
                  <p className="text-xs text-muted">What the file says</p>
                ) : (
                  <details>
                    <summary className="touch cursor-pointer text-xs text-muted">Its text</summary>
                    <pre className="policy-theirs">{text}</pre>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {leaving && <TakeBack data={data} edition={leaving} onClose={() => setLeaving(undefined)} />}
      <PublishPolicy data={data} file open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

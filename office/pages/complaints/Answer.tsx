import { useRef, useState } from "react";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure } from "../../parts/Form.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { acts, type Complaint } from "./words.ts";

type Step = keyof typeof acts;

/** Words to the customer, and where the complaint stands with them. */
export function Answer({ complaint }: { complaint: Complaint }) {
  const area = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState("");
  useUnsaved(note.trim() !== "");
  const steps = complaint.may_become.filter((state): state is Step => state !== "received");
  const [first, ...others] = steps;
  const answer = useWrite("POST /complaints/{ticket}", {
    reads: ["GET /complaints", "GET /today"],
    quiet: true,
    done: "It is said, and a mail goes out.",
    after: (now, { body }) => {
      keepAnswer(keyOf("GET /complaints/{ticket}", { parameters: { ticket: now.ticket } }), now);
      setNote((typed) => (typed === body.note ? "" : typed));
    },
  });
  const send = (state: Step) => answer.start({ parameters: { ticket: complaint.ticket }, body: { state, note } });
  /** Closing leads nowhere else: by a key it takes words, so that it is meant. */
  const byKey = () => {
    if (first && (first !== "closed" || note.trim() !== "")) send(first);
  };
  useKeys("This complaint", [
    { keys: "n", what: "Write to the customer", act: () => area.current?.querySelector("textarea")?.focus() },
    ...(first ? [{ keys: "Ctrl+enter", what: acts[first], act: byKey }] : []),
  ]);
  return (
    <Card title="Your words to the customer">
      <div ref={area} className="grid gap-3">
        <AreaField
          label="Your words to the customer"
          labelHidden
          rows={5}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          hint="They go out by mail with what you press below, and stand on the customer's own page."
        />
        <Failure text={answer.error?.message} />
        <div className="flex flex-wrap gap-2">
          {first && (
            <Button look="primary" busy={answer.busy} onClick={() => send(first)}>
              {acts[first]}
            </Button>
          )}
          {others.map((state) => (
            <Button key={state} busy={answer.busy} onClick={() => send(state)}>
              {acts[state]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

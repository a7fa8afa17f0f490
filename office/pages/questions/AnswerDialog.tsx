import { useRef, useState } from "react";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { questionInRefusal, type Row, states } from "./words.ts";

/**
 * The shop's answer to a question. Who was slower than another sees what that one has done, keeps what he typed, and may send it in its
 * place.
 */
export function AnswerDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [now, setNow] = useState(row);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, version, state, words } = now;
  const answer = useWrite("POST /questions/{id}/answer", {
    reads: ["GET /questions", "GET /today"],
    quiet: true,
    done: row.state === "answered" ? "The answer is changed." : "It is answered, and stands on the product’s page.",
    after: onClose,
  });
  const send = async (typed: string) => {
    try {
      await answer.run({ parameters: { id: String(id) }, body: { version, answer: typed } });
    } catch (error) {
      const present = questionInRefusal(error);
      if (present) setNow(present);
      throw error;
    }
  };
  const other = now === row ? undefined : now.history.at(-1)?.staff_name;
  return (
    <Dialog open onClose={onClose} first={field} title={`Answer ${row.name}`}>
      <p className="mb-4 break-words whitespace-pre-line text-muted">{words}</p>
      <Form onSend={(typed) => send(typed.answer ?? "")}>
        {({ errors, failure, busy }) => (
          <>
            <AreaField
              ref={field}
              label="Your answer"
              name="answer"
              rows={6}
              maxLength={1800}
              defaultValue={row.answer}
              error={errors.answer}
              hint={
                row.state === "answered"
                  ? "It stands below the question, in the shop's name. No mail tells of the change."
                  : "It stands below the question on the product's page, in the shop's name; who asked gets it by mail."
              }
            />
            <Failure text={failure} />
            {now !== row && (
              <p className="notice break-words whitespace-pre-line">
                <span className="font-[600]">
                  {states[state].name} meanwhile{other && ` by ${other}`}:
                </span>{" "}
                {state === "answered" ? now.answer : "it is not shown."} What you typed takes its place if you send it
                now.
              </p>
            )}
            <Button type="submit" look="primary" busy={busy}>
              {row.state === "answered" ? "Change the answer" : "Answer"}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import type { Row } from "./words.ts";

/** The shop's words below a review. */
export function AnswerDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { id, version } = row;
  const answer = useWrite("POST /reviews/{id}/answer", {
    reads: ["GET /reviews"],
    quiet: true,
    done: "The answer is kept.",
    after: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={`Answer ${row.name}`}>
      <Form
        onSend={(typed) =>
          answer.run({ parameters: { id: String(id) }, body: { version, answer: typed.answer ?? "" } })
        }
      >
        {({ errors, failure, busy }) => (
          <>
            <AreaField
              label="Your answer"
              name="answer"
              rows={6}
              maxLength={1000}
              defaultValue={row.answer}
              error={errors.answer}
              hint="It stands below the review, in the shop's name. Empty takes it away."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Keep the answer
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

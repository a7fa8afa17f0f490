import { isReviewRule, reviewRuleNames, reviewRules } from "../../../contract/office/reviewRules.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField, SelectField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import type { Row } from "./words.ts";

/** Refuses a review or takes it away: by which rule, and why it fits. */
export function TakeAwayDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { id, version, state } = row;
  const to = state === "waiting" ? "refused" : "removed";
  const judge = useWrite("POST /reviews/{id}", {
    reads: ["GET /reviews", "GET /today"],
    quiet: true,
    done: to === "refused" ? "It is refused." : "It is taken away.",
    after: onClose,
  });
  const act = to === "refused" ? "Refuse it" : "Take it away";
  return (
    <Dialog open onClose={onClose} title={`${act}: ${row.name}`}>
      <Form
        onSend={({ rule = "", reason = "" }) =>
          judge.run({
            parameters: { id: String(id) },
            body: { state: to, version, rule: isReviewRule(rule) ? rule : "other_thing", reason },
          })
        }
      >
        {({ errors, failure, busy }) => (
          <>
            <SelectField label="By which rule" name="rule" error={errors.rule}>
              {reviewRuleNames.map((rule) => (
                <option key={rule} value={rule}>
                  {reviewRules[rule]}
                </option>
              ))}
            </SelectField>
            <AreaField
              label="Why it fits"
              name="reason"
              maxLength={300}
              error={errors.reason}
              hint="Who wrote it reads this on his page, and may write anew."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              {act}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

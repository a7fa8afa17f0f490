import { isReviewRule, reviewRules } from "../../../contract/office/reviewRules.ts";
import { useWrite } from "../../api/write.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { RuleForm } from "./RuleForm.tsx";
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
      <RuleForm
        rules={reviewRules}
        act={act}
        label="Why it fits"
        hint="Who wrote it reads this on his page, and may write anew."
        onSend={(rule, reason) =>
          judge.run({
            parameters: { id: String(id) },
            body: { state: to, version, rule: isReviewRule(rule) ? rule : "other_thing", reason },
          })
        }
      />
    </Dialog>
  );
}

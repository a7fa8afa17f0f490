import { isReviewRule, reviewRules } from "../../../contract/office/reviewRules.ts";
import { useWrite } from "../../api/write.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { RuleForm } from "./RuleForm.tsx";
import type { Row, RowPicture } from "./words.ts";

/** Leaves a single picture of a review out: by which rule, and why it fits. */
export function LeaveOutDialog({ row, picture, onClose }: { row: Row; picture: RowPicture; onClose: () => void }) {
  const leave = useWrite("POST /reviews/{id}/pictures/{picture}", {
    reads: ["GET /reviews"],
    quiet: true,
    done: "The picture is left out.",
    after: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={`Leave out a picture by ${row.name}`}>
      <RuleForm
        rules={reviewRules}
        act="Leave it out"
        label="Why it fits"
        hint="Who sent it reads this on his page. The words and the other pictures stay."
        onSend={(rule, reason) =>
          leave.run({
            parameters: { id: String(row.id), picture: picture.id },
            body: {
              shown: false,
              version: row.version,
              rule: isReviewRule(rule) ? rule : "other_thing",
              reason,
            },
          })
        }
      />
    </Dialog>
  );
}

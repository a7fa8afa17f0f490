import { isQuestionRule, questionRules } from "../../../contract/office/questionRules.ts";
import { useWrite } from "../../api/write.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { RuleForm } from "../reviews/RuleForm.tsx";
import type { Row } from "./words.ts";

/** Refuses a question that waits, or takes away one that is shown, by a rule. */
export function RefuseDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { id, version, state, name, words } = row;
  const to = state === "waiting" ? "refused" : "removed";
  const refuse = useWrite("POST /questions/{id}", {
    reads: ["GET /questions", "GET /today"],
    quiet: true,
    done: to === "refused" ? "It is refused." : "It is taken away.",
    after: onClose,
  });
  const act = to === "refused" ? "Refuse it" : "Take it away";
  return (
    <Dialog open onClose={onClose} title={`${act}: ${name}`}>
      <p className="mb-4 break-words whitespace-pre-line text-muted">{words}</p>
      <RuleForm
        rules={questionRules}
        act={act}
        label="Words to it (if any)"
        hint={
          to === "refused"
            ? "Who asked reads the rule and these words in a mail."
            : "For the history; no mail goes out."
        }
        onSend={(rule, reason) =>
          refuse.run({
            parameters: { id: String(id) },
            body: { state: to, version, rule: isQuestionRule(rule) ? rule : "other_thing", reason },
          })
        }
      />
    </Dialog>
  );
}

import type { ReactNode } from "react";
import type { SettlementRow } from "../../../contract/office/settlements.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Money } from "../../parts/Money.tsx";
import { say } from "../../shell/toasts.ts";
import { listsOfSettlements } from "./kept.ts";

type Act = { row: SettlementRow; onClose: () => void };
type Words = { title: string; label: string; hint: string; act: string; children: ReactNode };

/** Asks for the reason, has it done, and says what it did. */
function Reasoned({
  onClose,
  onSend,
  done,
  title,
  label,
  hint,
  act,
  children,
}: Words & Pick<Act, "onClose"> & { onSend: (reason: string) => Promise<unknown>; done: string }) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        onSend={async ({ reason = "" }) => {
          await onSend(reason);
          say({ kind: "done", text: done });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <p>{children}</p>
            <AreaField name="reason" label={label} hint={hint} error={errors.reason} maxLength={300} required />
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

/** Settles an odd one by hand: what is odd, and why it is right all the same. */
export function ByHand({ row, onClose }: Act) {
  const settle = useWrite("POST /settlements/by-hand", { quiet: true, reads: [...listsOfSettlements] });
  const { of, id, outside, order_no, said, ours } = row;
  return (
    <Reasoned
      onClose={onClose}
      onSend={(reason) => settle.run({ body: { of, id, reason } })}
      done={`${order_no ?? outside} is settled.`}
      title="Settle by hand"
      label="Why it is right all the same"
      hint="It stays with your name. No money moves and no figure changes."
      act="Settle it"
    >
      {order_no ? `Order ${order_no}` : outside}: we have {ours === null ? "nothing" : <Money paise={ours} exact />},
      the reports say {said === null ? "nothing yet" : <Money paise={said} exact />}.
    </Reasoned>
  );
}

/** Takes back what was settled by hand, with why. */
export function TakeBack({ row, onClose }: Act) {
  const back = useWrite("POST /settlements/by-hand/back", { quiet: true, reads: [...listsOfSettlements] });
  const { of, id, outside, order_no, note } = row;
  return (
    <Reasoned
      onClose={onClose}
      onSend={(reason) => back.run({ body: { of, id, reason } })}
      done={`${order_no ?? outside} stands in its list again.`}
      title="Take it back"
      label="Why it is not right after all"
      hint="Both reasons stay, with both names. No money moves and no figure changes."
      act="Take it back"
    >
      {order_no ? `Order ${order_no}` : outside} was settled by {note?.name}: “{note?.reason}”
    </Reasoned>
  );
}

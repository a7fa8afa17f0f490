import type { SettlementRow } from "../../../contract/office/settlements.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Money } from "../../parts/Money.tsx";
import { say } from "../../shell/toasts.ts";
import { listsOfSettlements } from "./kept.ts";

/** Settles an odd one by hand: what is odd, and why it is right all the same. */
export function ByHand({ row, onClose }: { row: SettlementRow; onClose: () => void }) {
  const settle = useWrite("POST /settlements/by-hand", { quiet: true, reads: [...listsOfSettlements] });
  const { of, id, outside, order_no, said, ours } = row;
  return (
    <Dialog open onClose={onClose} title="Settle by hand">
      <Form
        onSend={async ({ reason = "" }) => {
          await settle.run({ body: { of, id, reason } });
          say({ kind: "done", text: `${order_no ?? outside} is settled.` });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <p>
              {order_no ? `Order ${order_no}` : outside}: we have{" "}
              {ours === null ? "nothing" : <Money paise={ours} exact />}, the reports say{" "}
              {said === null ? "nothing yet" : <Money paise={said} exact />}.
            </p>
            <AreaField
              name="reason"
              label="Why it is right all the same"
              hint="It stays with your name. No money moves and no figure changes."
              error={errors.reason}
              maxLength={300}
              required
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Settle it
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Takes back what was settled by hand, with why. */
export function TakeBack({ row, onClose }: { row: SettlementRow; onClose: () => void }) {
  const back = useWrite("POST /settlements/by-hand/back", { quiet: true, reads: [...listsOfSettlements] });
  const { of, id, outside, order_no, note } = row;
  return (
    <Dialog open onClose={onClose} title="Take it back">
      <Form
        onSend={async ({ reason = "" }) => {
          await back.run({ body: { of, id, reason } });
          say({ kind: "done", text: `${order_no ?? outside} stands in its list again.` });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <p>
              {order_no ? `Order ${order_no}` : outside} was settled by {note?.name}: “{note?.reason}”
            </p>
            <AreaField
              name="reason"
              label="Why it is not right after all"
              hint="Both reasons stay, with both names. No money moves and no figure changes."
              error={errors.reason}
              maxLength={300}
              required
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Take it back
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

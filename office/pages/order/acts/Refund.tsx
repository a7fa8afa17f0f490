import { useStaff } from "../../../api/session.ts";
import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { useOnceKey } from "../../../parts/onceKey.ts";
import { parseRupees, toRupees } from "../../../parts/rupees.ts";
import { keepOrder, listsOfOrders } from "../kept.ts";
import type { ActProps } from "./opened.ts";

/** Gives part of what was paid back, with a credit note, within what is left of it and what the role may. */
export function Refund({ order, onClose }: ActProps) {
  const limit = useStaff().rights["refunds.make"] ?? undefined;
  const keyOf = useOnceKey();
  const refund = useWrite("POST /orders/{no}/refund", {
    reads: listsOfOrders,
    quiet: true,
    done: (_, { body }) => `${formatPaise(body.amount)} go back.`,
    after: keepOrder,
  });
  const left = order.money?.refundable ?? 0;
  const most = Math.min(left, limit ?? left);
  const awaited = order.returns.some(({ state }) => state === "requested" || state === "accepted");
  const send = async ({ amount = "", reason = "", reference = "" }: Record<string, string>) => {
    const paise = parseRupees(amount);
    if (!paise) throw new Error("Please enter the amount in rupees, such as 1,250 or 99.50.");
    if (paise > most) throw new Error(`At most ${formatPaise(most)} can go back here.`);
    const body = { amount: paise, reason, ...(reference.trim() && { reference }) };
    await refund.run({ parameters: { no: order.order_no }, body, idempotencyKey: keyOf(body) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Give money back">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            {awaited && (
              <p className="notice notice-warn">
                A return of it is still to come. What you give back now is not given back once more when it is here.
              </p>
            )}
            <TextField
              label="Amount in rupees"
              name="amount"
              inputMode="decimal"
              className="figures"
              defaultValue={toRupees(most)}
              error={errors.amount}
              hint={
                most < left
                  ? `Your role gives back at most ${formatPaise(most)} of one order; ${formatPaise(left)} are left of what was paid.`
                  : `${formatPaise(left)} are left of what was paid.`
              }
            />
            <TextField
              label="Why?"
              name="reason"
              error={errors.reason}
              hint="Stands on the credit note"
              placeholder="A scratch on the back"
            />
            {order.payment_method === "cod" && (
              <TextField
                label="Bank's reference (UTR)"
                name="reference"
                className="figures"
                error={errors.reference}
                hint="When it has been transferred already. Else it waits among the refunds."
              />
            )}
            <Failure text={failure} />
            <Button type="submit" look="primary" icon="refunds" busy={busy}>
              Give it back
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

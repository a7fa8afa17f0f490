import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { keepOrder, listsOfOrders, orderInRefusal } from "../kept.ts";
import { states } from "../words.ts";
import type { ActProps } from "./opened.ts";

/** Cancels an order that has not left. Somebody who was faster is shown, and nothing is done. */
export function Cancel({ order, onClose }: ActProps) {
  const cancel = useWrite("POST /orders/{no}/cancel", {
    reads: listsOfOrders,
    quiet: true,
    done: "Cancelled. The customer is told by mail.",
    after: keepOrder,
  });
  const back = order.money?.refundable ?? 0;
  const send = async ({ reason = "" }: Record<string, string>) => {
    const { order_no, state, version } = order;
    try {
      await cancel.run({ parameters: { no: order_no }, body: { state, version, reason } });
    } catch (error) {
      const now = orderInRefusal(error);
      if (now) keepOrder(now);
      throw error;
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Cancel ${order.order_no}?`}>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <p>
              The goods go back to stock{order.state === "packed" && " and a credit note is made"}.{" "}
              {back > 0 && <b className="font-[600]">{formatPaise(back)} go back to the customer.</b>}
            </p>
            <TextField
              label="Why?"
              name="reason"
              error={errors.reason}
              hint="Stands in the order's history"
              placeholder="The caller ordered twice"
            />
            <Failure text={failure} />
            {failure && <p className="text-xs text-muted">It now stands at “{states[order.state].name}”.</p>}
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Keep the order</Button>
              <Button type="submit" look="danger" busy={busy}>
                Cancel the order
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

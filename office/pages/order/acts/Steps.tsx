import { useState } from "react";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { Choice } from "./Choice.tsx";
import type { ActProps } from "./opened.ts";
import { useOutcome } from "./useOutcome.ts";

/** The parcel goes to the courier. */
export function HandOver({ order, onClose }: ActProps) {
  const send = useOutcome("POST /orders/handover", "Handed over. The customer is told by mail.");
  const no = order.order_no;
  return (
    <Dialog open onClose={onClose} title="Hand over to the courier">
      <Form
        onSend={async ({ courier = "", number = "" }) => {
          const tracking = number.trim() ? { [no]: number } : {};
          await send({ body: { orders: [no], courier, tracking } });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <TextField
              label="Courier"
              name="courier"
              autoComplete="on"
              error={errors.courier}
              defaultValue={order.parcel?.courier}
            />
            <TextField
              label="Tracking number"
              name="number"
              className="figures"
              error={errors.number ?? errors.tracking}
              hint="Can be put in later too"
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" icon="truck" busy={busy}>
              It is handed over
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** The customer has it. */
export function Deliver({ order, onClose }: ActProps) {
  const send = useOutcome("POST /orders/deliver", "Marked as delivered.");
  const cash = order.payment_method === "cod";
  return (
    <Dialog open onClose={onClose} title="Delivered?">
      <Form
        onSend={async () => {
          await send({ body: { orders: [order.order_no] } });
          onClose();
        }}
      >
        {({ failure, busy }) => (
          <>
            <p>
              {cash
                ? `The courier has given it to the customer and taken ${order.money ? formatPaise(order.money.total) : "the cash"}. From now on it counts as paid.`
                : "The courier has given it to the customer."}
            </p>
            <Failure text={failure} />
            <Button type="submit" look="primary" icon="check" busy={busy}>
              Yes, delivered
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Nobody took the parcel: it is back. */
export function Undelivered({ order, onClose }: ActProps) {
  const send = useOutcome("POST /orders/undelivered", "Taken back. What was paid goes back.");
  const [goods, setGoods] = useState<"shelf" | "aside">();
  return (
    <Dialog open onClose={onClose} title="The parcel came back">
      <Form
        onSend={async () => {
          if (!goods) throw new Error("Please look at the goods and say whether they can be sold again.");
          await send({ body: { orders: [order.order_no], sellable: goods === "shelf" } });
          onClose();
        }}
      >
        {({ failure, busy }) => (
          <>
            <p>Nobody took it at the door. A credit note is made, and what was paid goes back.</p>
            <Choice
              legend="The goods"
              name="goods"
              value={goods}
              onChange={setGoods}
              options={[
                { value: "shelf", name: "Back on the shelf", hint: "They can be sold again" },
                { value: "aside", name: "Put aside", hint: "They can't be sold as they are" },
              ]}
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

import { useState } from "react";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { Choice } from "./Choice.tsx";
import { type ActProps, parcelName, parcelOf } from "./opened.ts";
import { useOutcome } from "./useOutcome.ts";

/** The parcel goes to the courier. */
export function HandOver({ order, onClose, parcel: chosen }: ActProps) {
  const send = useOutcome("POST /orders/handover", "Handed over. The customer is told by mail.");
  const no = order.order_no;
  const parcel = parcelOf(order, chosen, "packed");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hand over ${parcel === undefined ? "" : `${parcelName(order, parcel)} `}to the courier`}
    >
      <Form
        onSend={async ({ courier = "", number = "" }) => {
          const tracking = number.trim() ? { [no]: number } : {};
          await send({ body: { orders: [no], courier, tracking, parcel } });
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
export function Deliver({ order, onClose, parcel: chosen }: ActProps) {
  const send = useOutcome("POST /orders/deliver", "Marked as delivered.");
  const parcel = parcelOf(order, chosen, "shipped");
  const cash = order.payment_method === "cod";
  const due = parcel === undefined ? order.money?.total : order.parcels.find(({ number }) => number === parcel)?.cash;
  const whole =
    parcel === undefined ? "From now on it counts as paid." : "The order counts as paid with its last parcel.";
  return (
    <Dialog
      open
      onClose={onClose}
      title={parcel === undefined ? "Delivered?" : `Is ${parcelName(order, parcel)} delivered?`}
    >
      <Form
        onSend={async () => {
          await send({ body: { orders: [order.order_no], parcel } });
          onClose();
        }}
      >
        {({ failure, busy }) => (
          <>
            <p>
              {cash
                ? `The courier has given it to the customer and taken ${due ? formatPaise(due) : "the cash"}. ${whole}`
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
export function Undelivered({ order, onClose, parcel: chosen }: ActProps) {
  const parcel = parcelOf(order, chosen, "shipped");
  const send = useOutcome("POST /orders/undelivered", "Taken back. What was paid goes back.");
  const [goods, setGoods] = useState<"shelf" | "aside">();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${parcel === undefined ? "The parcel" : `Parcel ${parcel} of ${order.parcels.length}`} came back`}
    >
      <Form
        onSend={async () => {
          if (!goods) throw new Error("Please look at the goods and say whether they can be sold again.");
          await send({ body: { orders: [order.order_no], sellable: goods === "shelf", parcel } });
          onClose();
        }}
      >
        {({ failure, busy }) => (
          <>
            <p>
              Nobody took it at the door. A credit note is made{parcel !== undefined && " for what is in it"}, and what
              was paid for it goes back.
            </p>
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

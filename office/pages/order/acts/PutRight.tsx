import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { CheckField, TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { keepOrder, listsOfOrders } from "../kept.ts";
import { type ActProps, parcelName, parcelOf } from "./opened.ts";

/** Puts right who has the parcel and under which number. What was said before stays, struck out. */
export function PutRight({ order, onClose, parcel: chosen }: ActProps) {
  const correct = useWrite("POST /orders/{no}/parcel", {
    reads: listsOfOrders,
    quiet: true,
    done: "The tracking is put right.",
    after: keepOrder,
  });
  const parcel = parcelOf(order, chosen, "shipped", "delivered", "undelivered");
  const own = order.parcels.find((one) => one.number === parcel);
  const { courier = "", number, url } = (own ? own.tracking : order.parcel) ?? {};
  return (
    <Dialog open onClose={onClose} title={`Put the tracking ${own ? `of ${parcelName(order, own.number)} ` : ""}right`}>
      <Form
        onSend={async (fields) => {
          const said = Object.entries({ courier: fields.courier, number: fields.number, url: fields.url });
          const given = Object.fromEntries(said.filter(([, value]) => value?.trim()));
          await correct.run({
            parameters: { no: order.order_no },
            body: { ...given, mail: fields.mail !== undefined, ...(parcel !== undefined && { parcel }) },
          });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <TextField label="Courier" name="courier" defaultValue={courier} error={errors.courier} />
            <TextField
              label="Tracking number"
              name="number"
              className="figures"
              defaultValue={number ?? ""}
              error={errors.number}
            />
            <TextField
              label="Link to follow it"
              name="url"
              type="url"
              inputMode="url"
              defaultValue={url ?? ""}
              placeholder="https://"
              error={errors.url}
            />
            <CheckField name="mail" defaultChecked label="Tell the customer by mail" />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Put it right
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

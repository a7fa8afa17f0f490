import { useState } from "react";
import type { Packing } from "../../../contract/office/orders.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { listsOfOrders } from "../order/kept.ts";
import { type Division, dividedAs, gramsOf, heldBy, mostParcels, typedOf } from "./division.ts";
import { keepPacking } from "./usePacked.ts";

const useDivide = () =>
  useWrite("PUT /orders/{no}/parcels", {
    reads: ["GET /orders/{no}", ...listsOfOrders],
    quiet: true,
    done: ({ parcels }) =>
      parcels.length > 1 ? `${parcels.length} parcels, each with a label and a slip of its own.` : "One parcel again.",
    after: keepPacking,
  });

/** Asks which pieces go into which parcel: the first has what no other has. */
export function Divide({ packing, onClose }: { packing: Packing; onClose: () => void }) {
  const { order_no, version, lines, parcels } = packing;
  const divide = useDivide();
  const [typed, setTyped] = useState<Division>(() => typedOf(packing));
  const first = heldBy(lines, typed);
  const change = (at: number, changed: Partial<Division["others"][number]>) =>
    setTyped({ ...typed, others: typed.others.map((one, n) => (n === at ? { ...one, ...changed } : one)) });
  const send = async (wanted: Parameters<typeof divide.run>[0]["body"]["parcels"]) => {
    await divide.run({ parameters: { no: order_no }, body: { version, parcels: wanted } });
    onClose();
  };
  const whole = [{ lines: lines.map(({ id, quantity }) => ({ id, quantity })), weight_g: null }];
  const weight = (value: string, number: number, set: (kilos: string) => void) => (
    <TextField
      label={`Weight of parcel ${number}, kg`}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => set(target.value)}
      error={gramsOf(value) === undefined ? "Please enter a weight: 4.25" : undefined}
      hint={number === 1 ? "Empty: what its goods weigh" : undefined}
    />
  );
  return (
    <Dialog open onClose={onClose} title="Divide into parcels">
      <Form onSend={() => send(dividedAs(lines, typed))}>
        {({ failure, busy }) => (
          <>
            <section aria-label="Parcel 1" className="division">
              <h3 className="font-[550]">Parcel 1</h3>
              <p aria-live="polite" className={first.length === 0 ? "text-error" : "text-muted"}>
                {first.length === 0
                  ? "Nothing is left for it."
                  : first.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
              </p>
              {weight(typed.kilos, 1, (kilos) => setTyped({ ...typed, kilos }))}
            </section>
            {typed.others.map((other, at) => (
              <fieldset key={at} className="division">
                <legend className="font-[550]">Parcel {at + 2}</legend>
                <div className="division-pieces">
                  {lines.map(({ id, product_name, option_text, quantity }) => (
                    <TextField
                      key={id}
                      type="number"
                      min={0}
                      max={quantity}
                      inputMode="numeric"
                      autoComplete="off"
                      label={`${option_text ? `${product_name}, ${option_text}` : product_name}, of ${quantity}`}
                      value={other.pieces[id] ?? ""}
                      onChange={({ target }) => change(at, { pieces: { ...other.pieces, [id]: target.value } })}
                    />
                  ))}
                </div>
                {weight(other.kilos, at + 2, (kilos) => change(at, { kilos }))}
              </fieldset>
            ))}
            {typed.others.length + 1 < mostParcels && (
              <Button
                small
                icon="plus"
                className="justify-self-start"
                onClick={() => setTyped({ ...typed, others: [...typed.others, { pieces: {}, kilos: "" }] })}
              >
                One parcel more
              </Button>
            )}
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              {parcels.length > 1 && (
                <Button look="quiet" busy={busy} onClick={() => void send(whole).catch(() => {})}>
                  One parcel again
                </Button>
              )}
              <Button type="submit" look="primary" icon="parcel" busy={busy}>
                Divide
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

import { type KeyboardEvent, useId } from "react";
import { useRead } from "../../api/read.ts";
import { writeDown, writtenDown } from "../../device.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import type { Divided } from "./divided.ts";
import { ordersOf } from "./states.ts";
import { useHandOver } from "./useParcels.ts";

type Parcel = { order_no: string; name: string; parcels: Divided };

/** The fields for numbers: one of each order, or of each of its parcels that is here. */
const fieldsOf = (parcels: readonly Parcel[]): { key: string; label: string }[] =>
  parcels.flatMap(({ order_no, name, parcels: several }) =>
    several
      ? several.here.map((number) => ({
          key: `${order_no}/${number}`,
          label: `${order_no} · parcel ${number} of ${several.of} · ${name}`,
        }))
      : [{ key: order_no, label: `${order_no} · ${name}` }],
  );

/** In a tracking number's field Enter, with which a scanner ends, goes on to the next one instead of sending the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.elements ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches("input, button[type=submit]"),
  );
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

/** Asks which courier takes these parcels, and for his number of each: typed, scanned, or none. */
export function HandOver({ parcels, onClose }: { parcels: readonly Parcel[]; onClose: (done: boolean) => void }) {
  return (
    <Dialog open={parcels.length > 0} onClose={() => onClose(false)} title={`Hand over ${ordersOf(parcels.length)}`}>
      <Fields parcels={parcels} onDone={() => onClose(true)} />
    </Dialog>
  );
}

function Fields({ parcels, onDone }: { parcels: readonly Parcel[]; onDone: () => void }) {
  const id = useId();
  const { data: board } = useRead("GET /board");
  const handOver = useHandOver();
  const couriers = board?.couriers ?? [];
  const send = (fields: Record<string, string>) => {
    const numbers = fieldsOf(parcels).flatMap(({ key }): [string, string][] => {
      const number = (fields[key] ?? "").trim();
      return number ? [[key, number]] : [];
    });
    const courier = (fields.courier ?? "").trim();
    if (!courier) return Promise.reject(new Error("Which courier?"));
    writeDown("courier", courier);
    handOver.start({
      body: { orders: parcels.map(({ order_no }) => order_no), courier, tracking: Object.fromEntries(numbers) },
    });
    onDone();
    return Promise.resolve();
  };
  return (
    <Form onSend={send}>
      {({ failure }) => (
        <>
          <TextField
            label="Courier"
            name="courier"
            list={id}
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={writtenDown("courier") ?? couriers[0] ?? ""}
            onFocus={(event) => event.target.select()}
          />
          <datalist id={id}>
            {couriers.map((courier) => (
              <option key={courier} value={courier}>
                {courier}
              </option>
            ))}
          </datalist>
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-muted">
              The courier's number of each parcel. Scan it, or leave it empty.
            </legend>
            {fieldsOf(parcels).map(({ key, label }) => (
              <TextField key={key} label={label} name={key} maxLength={60} autoComplete="off" onKeyDown={goOn} />
            ))}
          </fieldset>
          <Failure text={failure} />
          <div className="flex justify-end">
            <Button type="submit" look="primary" icon="truck">
              Hand over
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

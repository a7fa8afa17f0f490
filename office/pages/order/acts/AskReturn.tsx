import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { AreaField, SelectField, TextField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { Thumb } from "../../../parts/Thumb.tsx";
import { keepOrder, listsOfOrders } from "../kept.ts";
import { counted, formatDay, nameOf, type Order, type OrderReturn, reasons } from "../words.ts";
import type { ActProps } from "./opened.ts";

/** Asks for a return for a caller, as he would himself on his order's page. */
export function AskReturn({ order, onClose }: ActProps) {
  const ask = useWrite("POST /orders/{no}/return", {
    reads: listsOfOrders,
    quiet: true,
    done: "The return is asked for.",
    after: keepOrder,
  });
  const lines = order.lines.filter(({ quantity, returned }) => quantity > returned);
  const only = lines.length === 1 && lines[0]?.quantity === 1;
  const send = async (fields: Record<string, string>) => {
    const wanted = lines
      .map(({ id }) => {
        const other = Number(fields[`exchange.${id}`] ?? 0);
        return { id, quantity: Number(fields[`line.${id}`] ?? 0), ...(other > 0 && { exchange_for: other }) };
      })
      .filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) throw new Error("Please choose what comes back.");
    if (!fields.reason) throw new Error("Please choose why.");
    await ask.run({
      parameters: { no: order.order_no },
      body: {
        lines: wanted,
        reason: fields.reason as OrderReturn["reason"],
        ...(fields.note?.trim() && { note: fields.note }),
        ...(fields.refund_to?.trim() && { refund_to: fields.refund_to }),
      },
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="A return for a caller">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <p className="text-muted">
              {order.return_until
                ? `A change of mind is possible until ${formatDay(order.return_until)}.`
                : "The days for a change of mind are over; what is faulty still comes back."}
            </p>
            <ul className="divide-y divide-hairline">
              {lines.map((line) => (
                <li key={line.id} className="flex flex-wrap items-center gap-3 py-2">
                  <Thumb image={line.image} size={40} />
                  <span className="min-w-0 flex-1">{nameOf(line)}</span>
                  <div className="w-20">
                    <SelectField
                      label={`Pieces of ${nameOf(line)}`}
                      labelHidden
                      name={`line.${line.id}`}
                      defaultValue={only ? 1 : 0}
                    >
                      {Array.from({ length: line.quantity - line.returned + 1 }, (_, count) => (
                        <option key={count}>{count}</option>
                      ))}
                    </SelectField>
                  </div>
                  <InExchange line={line} offered={order.exchanges?.find(({ id }) => id === line.id)} />
                </li>
              ))}
            </ul>
            <SelectField label="Why?" name="reason" defaultValue="" error={errors.reason}>
              <option value="" disabled>
                Please choose
              </option>
              {Object.entries(reasons).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
            <AreaField label="In the caller's words" name="note" maxLength={500} error={errors.note} />
            {order.payment_method === "cod" && (
              <TextField
                label="UPI ID for the money"
                name="refund_to"
                placeholder="name@bank"
                error={errors.refund_to}
                hint="It was paid in cash, so it is given back by transfer"
              />
            )}
            <Failure text={failure} />
            <Button type="submit" look="primary" icon="returns" busy={busy}>
              Ask for the return
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

type InExchangeProps = {
  line: Order["lines"][number];
  offered: NonNullable<Order["exchanges"]>[number] | undefined;
};

/** What is to go out in a line's place: of its product, as the shop has it now, and for no more. */
const InExchange = ({ line, offered }: InExchangeProps) =>
  offered && (
    <div className="w-full">
      <SelectField label={`In the place of ${nameOf(line)}`} labelHidden name={`exchange.${line.id}`} defaultValue="">
        <option value="">Money back</option>
        {offered.choices.map(({ id, option_text, left, back }) => (
          <option key={id} value={id}>
            Exchange for {option_text}, {counted(left, "piece")} there
            {back > 0 && `, ${formatPaise(back)} back for each`}
          </option>
        ))}
      </SelectField>
    </div>
  );

import { useRef, useState } from "react";
import type { StockReason } from "../../../contract/office/stockReasons.ts";
import { useWrite, type Write } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { useOnceKey } from "../../parts/onceKey.ts";
import { Thumb } from "../../parts/Thumb.tsx";
import { say } from "../../shell/toasts.ts";
import { countOf, wayOf } from "./typed.ts";
import type { Moving, useMoving } from "./useMoving.ts";
import { goesBy, nameOf, pieces, readsOfStock, reasonsFor, signed, type Way } from "./words.ts";

/** What was chosen last on this screen: who unpacks a delivery chooses once. */
const lastReasons: Record<Way, StockReason | ""> = { in: "", out: "" };

type Props = ReturnType<typeof useMoving>;

/** Moves a variant's stock: how many more or fewer, and why. In it `+` and `-` say which way, and a scan counts. */
export function MoveDialog({ moving, ...others }: Props) {
  const takeBack = useWrite("POST /stock/moves/take-back", { reads: readsOfStock, done: "Taken back." });
  const write = useWrite("POST /stock/moves", {
    reads: readsOfStock,
    quiet: true,
    after: ({ ids, rows: [row] }, { body }) => {
      const wanted = body.rows[0];
      if (!row || !wanted) return;
      const undo = { name: "Undo", do: () => takeBack.start({ body: { ids } }) };
      const what = wanted.reason === "first" ? "counted" : signed(wanted.delta);
      say({
        kind: "done",
        text: `${nameOf(row)}: ${what}. ${pieces(row.on_hand)} on hand.`,
        ...(wanted.reason !== "first" && { act: undo }),
      });
    },
  });
  return moving && <Open moving={moving} send={write.run} {...others} />;
}

type Send = Write<"POST /stock/moves">["run"];

/** Mounted anew each time that it opens, so that the same move made twice is two moves. */
function Open({
  moving,
  change,
  close,
  mayReceive,
  send: move,
}: Omit<Props, "open" | "moving"> & { moving: Moving; send: Send }) {
  const first = useRef<HTMLInputElement>(null);
  const once = useOnceKey();
  const { item, count, told } = moving;
  const way = wayOf(moving);
  const send = async (fields: Record<string, string>) => {
    // A scanner that is too slow to be known for one.
    if (goesBy(item, count)) throw new Error("That is its code. Please enter how many pieces.");
    const reason = item.counted ? (fields["rows.0.reason"] as StockReason) : "first";
    const delta = item.counted && way === "out" ? -countOf(moving) : countOf(moving);
    const body = { rows: [{ variant: item.id, delta, reason, note: fields["rows.0.note"] ?? "" }] };
    await move({ body, idempotencyKey: once(body) });
    if (item.counted) lastReasons[way] = reason;
    close();
  };
  return (
    <Dialog open scans first={first} onClose={close} title={item.counted ? "Move stock" : "First count"}>
      <div className="goods-name mb-4">
        <Thumb image={item.image} size={48} />
        <div className="min-w-0">
          <p className="font-[550]">{nameOf(item)}</p>
          <p className="figures text-xs text-muted">
            {item.sku}
            {item.place && ` · ${item.place}`}
          </p>
        </div>
      </div>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            {item.counted && (
              <Ways way={way} onChange={(next) => change({ way: next, count: count.replace(/[+-]/g, "") })} />
            )}
            <TextField
              ref={first}
              label={item.counted ? "How many?" : "How many lie on the shelf?"}
              name="rows.0.delta"
              inputMode="numeric"
              autoComplete="off"
              value={count}
              onChange={({ target }) => change({ count: target.value })}
              onFocus={({ target }) => target.select()}
              error={errors["rows.0.delta"]}
              hint={<After moving={moving} />}
            />
            {item.counted && <Why way={way} mayReceive={mayReceive} error={errors["rows.0.reason"]} />}
            <TextField
              label="Note (if any)"
              name="rows.0.note"
              autoComplete="off"
              placeholder="Invoice number, who has it"
              error={errors["rows.0.note"]}
            />
            <p role="status" className={told ? "notice" : ""}>
              {told}
            </p>
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                {!item.counted ? "Keep the count" : way === "in" ? "Add" : "Take away"}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Whether pieces come or go. */
const Ways = ({ way, onChange }: { way: Way; onChange: (way: Way) => void }) => (
  <div role="group" aria-label="Which way" className="tabs">
    <button type="button" className="tab" aria-pressed={way === "in"} onClick={() => onChange("in")}>
      Add <kbd aria-hidden="true">+</kbd>
    </button>
    <button type="button" className="tab" aria-pressed={way === "out"} onClick={() => onChange("out")}>
      Take away <kbd aria-hidden="true">-</kbd>
    </button>
  </div>
);

/** Why it is moved. Nothing is chosen beforehand where pieces go, until somebody has chosen once. */
function Why({ way, mayReceive, error }: { way: Way; mayReceive: boolean; error: string | undefined }) {
  const [chosen, setChosen] = useState(() => ({
    ...lastReasons,
    in: lastReasons.in || (mayReceive ? "received" : "found"),
  }));
  return (
    <SelectField
      label="Why?"
      name="rows.0.reason"
      value={chosen[way]}
      onChange={({ target }) => setChosen({ ...chosen, [way]: target.value })}
      error={error}
    >
      <option value="">Please choose</option>
      {reasonsFor(way, mayReceive).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** What stands, and what will. */
function After({ moving }: { moving: Moving }) {
  const { item } = moving;
  const held = item.held > 0 ? `, ${item.held} of them held for orders` : "";
  if (!item.counted)
    return `Sold without a count until now${item.held > 0 ? `; ${item.held} are held for orders` : ""}.`;
  const typed = countOf(moving);
  const after = Number.isNaN(typed)
    ? ""
    : ` → ${(item.on_hand + (wayOf(moving) === "in" ? typed : -typed)).toLocaleString("en-IN")}`;
  return (
    <span className="figures">
      On hand {item.on_hand.toLocaleString("en-IN")}
      {after}
      {held}
    </span>
  );
}

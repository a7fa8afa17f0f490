import { useState } from "react";
import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { AreaField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { Thumb } from "../../../parts/Thumb.tsx";
import { keepOrder, listsOfOrders } from "../kept.ts";
import { type Condition, conditions, counted, nameOf, type Order, type OrderReturn, reasons } from "../words.ts";
import { Choice } from "./Choice.tsx";
import { asksForExchange, type Piece, piecesOf, receivedOf } from "./pieces.ts";
import { saidOfReceived } from "./received.ts";

const options = (Object.keys(conditions) as Condition[]).map((value) => ({ value, name: conditions[value].name }));
/** Who sends something back for this may have used it as new. All else has to be looked at piece by piece. */
const mayBeNew: readonly OrderReturn["reason"][] = ["change_of_mind", "wrong_item", "late"];

type Props = { order: Order; asked: OrderReturn; onClose: () => void };

/** What came back, each piece with the condition in which it came. Nothing is chosen before somebody has looked. */
export function Receive({ order, asked, onClose }: Props) {
  const [pieces, setPieces] = useState(() => piecesOf(asked));
  const [exchange, setExchange] = useState<"send" | "refund">();
  const receive = useWrite("POST /returns/{no}/{n}/receive", {
    reads: listsOfOrders,
    quiet: true,
    done: (received) =>
      asked.exchange
        ? "Received. The credit note is made; the order shows what goes out, and what goes back."
        : saidOfReceived(received, asked.number),
    after: keepOrder,
  });
  const open = pieces.filter(({ condition }) => !condition).length;
  const send = async ({ note = "" }: Record<string, string>) => {
    const lines = receivedOf(pieces);
    if (!lines)
      throw new Error(`Please look at each piece: ${counted(open, "piece has", "pieces have")} no condition.`);
    if (asksForExchange(asked, pieces) && !exchange) throw new Error("Please say what becomes of the exchange.");
    const body = { lines, ...(note.trim() && { note }), ...(exchange && { exchange }) };
    await receive.run({ parameters: { no: order.order_no, n: asked.number }, body });
    onClose();
  };
  const say = (chosen: Piece, condition: Condition) =>
    setPieces(pieces.map((piece) => (piece === chosen ? { ...piece, condition } : piece)));
  return (
    <Dialog open onClose={onClose} title="What came back?" wide>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p>
                <span className="text-muted">{order.order_no}: </span>
                {reasons[asked.reason]}.{asked.note && <span className="text-muted"> “{asked.note}”</span>}
              </p>
              {mayBeNew.includes(asked.reason) && pieces.length > 1 && (
                <Button small onClick={() => setPieces(pieces.map((piece) => ({ ...piece, condition: "shelf" })))}>
                  All as new: shelf
                </Button>
              )}
            </div>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {pieces.map((piece) => (
                <PieceRow key={piece.key} piece={piece} all={pieces} order={order} onSay={say} />
              ))}
            </ul>
            <p className="text-xs text-muted">
              Shelf: as good as new, it can be sold again. Repair: mended first. Scrap: good for nothing any more.
            </p>
            {asked.exchange?.state === "kept" && (
              <Exchange asked={asked} asks={asksForExchange(asked, pieces)} said={exchange} onSay={setExchange} />
            )}
            <AreaField label="Words to the customer" name="note" rows={2} maxLength={500} error={errors.note} />
            <Failure text={failure} />
            <Button type="submit" look="primary" icon="check" busy={busy}>
              {open > 0 ? `${counted(open, "piece")} to look at` : "Receive it"}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

type ExchangeProps = {
  asked: OrderReturn;
  asks: boolean;
  said: "send" | "refund" | undefined;
  onSay: (said: "send" | "refund") => void;
};

/** What is kept in exchange goes out by itself for what came as new; for anything else somebody decides. */
function Exchange({ asked, asks, said, onSay }: ExchangeProps) {
  const wanted = asked.lines.flatMap(({ quantity, exchange_for }) =>
    exchange_for ? [`${quantity} × ${exchange_for.option_text}`] : [],
  );
  const words = wanted.join(", ");
  if (!asks && said === undefined)
    return (
      <p className="notice">
        {words} goes out in exchange, as an order of its own, once all of it is as new.{" "}
        <button type="button" className="text-link touch" onClick={() => onSay("refund")}>
          Give the money back instead
        </button>
      </p>
    );
  return (
    <Choice
      legend={`In exchange: ${words}`}
      name="exchange"
      value={said}
      onChange={onSay}
      options={[
        { value: "send", name: "Send it", hint: "As an order of its own, with nothing to pay" },
        {
          value: "refund",
          name: "Give the money back",
          hint: "What was kept goes back on sale. To give nothing, refuse the return instead",
        },
      ]}
    />
  );
}

type RowProps = {
  piece: Piece;
  all: readonly Piece[];
  order: Order;
  onSay: (piece: Piece, condition: Condition) => void;
};

function PieceRow({ piece, all, order, onSay }: RowProps) {
  const line = order.lines.find(({ id }) => id === piece.id);
  const same = all.filter(({ id }) => id === piece.id);
  const name = line ? nameOf(line) : `Article ${piece.id}`;
  const which = same.length > 1 ? `, piece ${same.indexOf(piece) + 1} of ${same.length}` : "";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Thumb image={line?.image ?? null} size={40} />
      <span className="min-w-40 flex-1">
        {name}
        <span className="text-muted">{which}</span>
      </span>
      <Choice
        legend={`Condition of ${name}${which}`}
        name={`condition ${piece.key}`}
        row
        value={piece.condition}
        onChange={(condition) => onSay(piece, condition)}
        options={options}
      />
    </li>
  );
}

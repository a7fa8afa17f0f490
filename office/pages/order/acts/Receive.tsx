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
import { type Piece, piecesOf, receivedOf } from "./pieces.ts";

const options = (Object.keys(conditions) as Condition[]).map((value) => ({ value, name: conditions[value].name }));
/** Who sends something back for this may have used it as new. All else has to be looked at piece by piece. */
const mayBeNew: readonly OrderReturn["reason"][] = ["change_of_mind", "wrong_item", "late"];

type Props = { order: Order; asked: OrderReturn; onClose: () => void };

/** What came back, each piece with the condition in which it came. Nothing is chosen before somebody has looked. */
export function Receive({ order, asked, onClose }: Props) {
  const [pieces, setPieces] = useState(() => piecesOf(asked));
  const receive = useWrite("POST /returns/{no}/{n}/receive", {
    reads: listsOfOrders,
    quiet: true,
    done: "Received. The credit note is made, and the money goes back.",
    after: keepOrder,
  });
  const open = pieces.filter(({ condition }) => !condition).length;
  const send = async ({ note = "" }: Record<string, string>) => {
    const lines = receivedOf(pieces);
    if (!lines)
      throw new Error(`Please look at each piece: ${counted(open, "piece has", "pieces have")} no condition.`);
    const body = { lines, ...(note.trim() && { note }) };
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

import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Board as Answer, BoardOrder } from "../../../contract/office/board.ts";
import { useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useScanner } from "../../scanner/useScanner.ts";
import { say } from "../../shell/toasts.ts";
import { ChosenBar } from "../parcels/ChosenBar.tsx";
import { HandOver } from "../parcels/HandOver.tsx";
import { readOrderNo } from "../parcels/orderNo.ts";
import { useChosen } from "../parcels/useChosen.ts";
import { useClaim, usePack } from "../parcels/useParcels.ts";
import { papers, usePrint } from "../parcels/usePrint.ts";
import { Columns } from "./Columns.tsx";
import { placeOf } from "./OrderCard.tsx";
import { focused, step } from "./step.ts";

/** What has to leave the house: from picking to the courier. */
export default function Board() {
  const read = useRead("GET /board");
  return (
    <>
      <PageHead title="Order board" />
      <Loaded read={read} rows={10}>
        {(board) => <Shown board={board} />}
      </Loaded>
    </>
  );
}

const numberOf = ({ order_no }: BoardOrder) => order_no;

function Shown({ board }: { board: Answer }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const session = useStaff();
  const orders = board.columns.flatMap((column) => column.orders);
  const chosen = useChosen(orders, numberOf);
  const [handing, setHanding] = useState<readonly BoardOrder[]>([]);
  const claim = useClaim();
  const print = usePrint();
  const pack = usePack();
  const atFocus = () => orders.find(({ order_no }) => order_no === focused(place.current));
  /** What was chosen, else what has the focus. */
  const meant = () => (chosen.rows.length > 0 ? chosen.rows : [atFocus()].filter((order) => order !== undefined));

  const take = (order: BoardOrder | undefined) =>
    order?.may.includes("claim") && claim.start({ body: { orders: [order.order_no] } });
  const packAndPrint = async () => {
    const all = meant();
    const [one] = all;
    if (all.length !== 1 || one?.state !== "confirmed") return all.length > 0 && print.start(papers(all.map(numberOf)));
    const [outcome] = await pack.run({ body: { orders: [one.order_no] } }).catch(() => []);
    if (outcome?.done) print.start(papers([one.order_no]));
    else if (outcome) say({ kind: "error", text: `${one.order_no}: ${outcome.why ?? "it was not packed."}` });
  };
  const handOver = () => setHanding(meant().filter((order) => order.may.includes("ship")));
  const openFirst = () => {
    const mine = board.columns[1]?.orders.find((order) => order.claim?.own);
    const first = mine ?? board.columns[0]?.orders[0];
    if (first) void navigate(placeOf(first));
  };
  useKeys("Order board", [
    { keys: "j", what: "Next order", act: () => step(place.current, { rows: 1 }) },
    { keys: "k", what: "Order before", act: () => step(place.current, { rows: -1 }) },
    { keys: "ArrowRight", what: "Column to the right", act: () => step(place.current, { columns: 1 }) },
    { keys: "ArrowLeft", what: "Column to the left", act: () => step(place.current, { columns: -1 }) },
    { keys: "Enter", what: "Pack: the one in focus, else your next", act: openFirst },
    { keys: "x", what: "Choose the order", act: () => chosenAtFocus() },
    { keys: "p", what: "Pick it: your name is on it", act: () => take(atFocus()) },
    { keys: "P", what: "Pack and print", act: () => void packAndPrint() },
    { keys: "h", what: "Hand over", act: handOver },
  ]);
  const chosenAtFocus = () => {
    const order = atFocus();
    if (order) chosen.toggle(order);
  };
  useScanner((code) => {
    const orderNo = readOrderNo(code);
    if (orderNo) void navigate(`/packing/${orderNo}`);
    else say({ kind: "error", text: `${code} is no order's number. Scan the slip to pack its order.` });
  });
  return (
    <>
      <Columns
        board={board}
        place={place}
        chosen={chosen.keys}
        mayPrint={may(session, "print")}
        acts={{
          claim: take,
          toggle: chosen.toggle,
          print: (order) => print.start(papers([order.order_no])),
          handOver: (order) => setHanding([order]),
        }}
      />
      <ChosenBar
        orders={chosen.rows}
        onPrint={() => print.start(papers(chosen.rows.map(numberOf)))}
        onHandOver={() => setHanding(chosen.rows)}
        onClear={chosen.clear}
        may={{ print: may(session, "print"), ship: may(session, "orders.ship") }}
      />
      <HandOver
        parcels={handing}
        onClose={(done) => {
          setHanding([]);
          if (done) chosen.clear();
        }}
      />
    </>
  );
}

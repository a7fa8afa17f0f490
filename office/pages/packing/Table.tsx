import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Packing, PackingLine } from "../../../contract/office/orders.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Alarms } from "../../scanner/Alarms.tsx";
import { sound } from "../../scanner/sounds.ts";
import { useScanner } from "../../scanner/useScanner.ts";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { dividedOf } from "../parcels/divided.ts";
import { HandOver } from "../parcels/HandOver.tsx";
import { readOrderNo } from "../parcels/orderNo.ts";
import { PromiseSign, StateBadge } from "../parcels/Signs.tsx";
import { usePack } from "../parcels/useParcels.ts";
import { papers, usePrint } from "../parcels/usePrint.ts";
import { Aside } from "./Aside.tsx";
import { Divide } from "./Divide.tsx";
import { Line } from "./Line.tsx";
import { lineOf } from "./pending.ts";
import { TableFoot } from "./TableFoot.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { Unscanned } from "./Unscanned.tsx";
import { useNext } from "./useNext.ts";
import { keepPacking, useShort } from "./usePacked.ts";
import { useScans } from "./useScans.ts";

/** The order on the table: its lines, what is in the parcel, and the way from the last piece to its print. */
export function Table({ known }: { known: Packing }) {
  const { order_no } = known;
  const session = useStaff();
  const navigate = useNavigate();
  const lines = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const [handing, setHanding] = useState<readonly Packing[]>([]);
  const [asked] = useSearchParams();
  const [dividing, setDividing] = useState(asked.has("divide"));
  const pack = usePack();
  const print = usePrint();
  const short = useShort();
  const [next] = useNext(order_no);
  const mayPrint = may(session, "print");

  const packNow = async (thenPrint: boolean) => {
    setAsking(false);
    const [outcome] = await pack.run({ body: { orders: [order_no] } }).catch(() => []);
    if (!outcome) return;
    if (!outcome.done) return say({ kind: "error", text: `${order_no}: ${outcome.why ?? "it was not packed."}` });
    const packed = { state: outcome.state ?? "packed", invoice: outcome.invoice } as const;
    keepPacking({ ...known, ...packed, scanned: known.pieces });
    if (thenPrint && mayPrint) print.start(papers([order_no]));
  };
  const scans = useScans(known, () => scans.alarms.length === 0 && void packNow(true));
  const { packing, alarms } = scans;
  useUnsaved(scans.away);
  const isOpen = packing.state === "confirmed" && packing.may.some((act) => act === "pack" || act === "claim");
  const left = packing.pieces - packing.scanned;
  const missing = packing.lines.reduce((sum, { not_there }) => sum + not_there, 0);

  /** Packs; what was scanned in part is asked about first. */
  const complete = (thenPrint: boolean) => {
    if (alarms.length > 0) return scans.seen();
    if (pack.busy || !isOpen) return;
    if (missing > 0) return say({ kind: "error", text: "A piece is not there: find it, or change the order first." });
    if (packing.scanned > 0 && left > 0) return setAsking(true);
    void packNow(thenPrint);
  };
  const atFocus = (): PackingLine | undefined => {
    const id = document.activeElement?.closest<HTMLElement>("[data-line]")?.dataset.line;
    const open = packing.lines.filter(({ quantity, scanned }) => scanned < quantity);
    return packing.lines.find((line) => String(line.id) === id) ?? (open.length === 1 ? open[0] : undefined);
  };
  const notThere = (line: PackingLine | undefined) => {
    if (!line) return say({ kind: "info", text: "Which line? Go to it with j and k first." });
    sound("wrong");
    short.start({ parameters: { no: order_no }, body: { id: line.id, pieces: line.quantity - line.scanned } });
  };
  const step = (by: number) => {
    const all = [...(lines.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    const at = all.findIndex((line) => line.contains(document.activeElement));
    all[at === -1 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  };
  const count = (line: PackingLine, pieces: number) => scans.scan(line.sku, pieces);
  const countAtFocus = () => {
    const line = atFocus();
    if (line && line.scanned < line.quantity) count(line, 1);
  };
  const goNext = () => void navigate(next ? `/packing/${next.order_no}` : "/packing");
  const printAgain = () => print.start(papers([order_no]));
  useScanner((code) => {
    const other = lineOf(packing.lines, code) ? undefined : readOrderNo(code);
    if (other === order_no) complete(true);
    else if (other) void navigate(`/packing/${other}`);
    else if (isOpen) scans.scan(code);
    else say({ kind: "error", text: `${code} was scanned, but this order is not to be packed.` });
  });
  const mayShip = packing.may.includes("ship");
  const mayDivide = packing.pieces > 1 && (isOpen || packing.state === "packed") && may(session, "orders.pack");
  const divideKey = mayDivide ? [{ keys: "d", what: "Divide into parcels", act: () => setDividing(true) }] : [];
  useKeys(
    "Packing",
    isOpen
      ? [
          { keys: "Enter", what: "Pack the order", act: () => complete(false) },
          { keys: "P", what: "Pack and print", act: () => complete(true) },
          { keys: "j", what: "Next line", act: () => step(1) },
          { keys: "k", what: "Line before", act: () => step(-1) },
          { keys: "+", what: "One piece of the line is in", act: countAtFocus },
          { keys: "s", what: "Short: the line is not there", act: () => notThere(atFocus()) },
          ...divideKey,
        ]
      : [
          { keys: "Enter", what: "The next order", act: alarms.length > 0 ? scans.seen : goNext },
          { keys: "P", what: "Print slip, label and invoice", act: printAgain },
          { keys: "h", what: "Hand over", act: () => mayShip && setHanding([packing]) },
          ...divideKey,
        ],
  );
  return (
    <>
      <PageHead
        title={order_no}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <StateBadge state={packing.state} />
            {packing.address_wrong && <Badge tone="warn">wrong address</Badge>}
            <PromiseSign promised={packing.promised} state={packing.state} />
            {packing.claim && isOpen && (packing.claim.own ? "yours" : `${packing.claim.name} picks it`)}
          </span>
        }
      >
        <TableMenu packing={packing} open={isOpen} onDivide={mayDivide ? () => setDividing(true) : undefined} />
      </PageHead>
      <Alarms alarms={alarms} onSeen={scans.seen} />
      <div className="pack-table">
        <ul ref={lines} className="pack-lines" aria-label="Lines">
          {packing.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              open={isOpen}
              isPacked={packing.state === "packed"}
              acts={{
                count,
                notThere,
                found: ({ id }) => short.start({ parameters: { no: order_no }, body: { id, pieces: 0 } }),
              }}
            />
          ))}
        </ul>
        <div className="pack-side">
          <TableFoot
            packing={packing}
            open={isOpen}
            scans={scans}
            busy={pack.busy}
            mayPrint={mayPrint}
            missing={missing}
            onPack={() => complete(false)}
            onPrint={printAgain}
            onHandOver={() => setHanding([packing])}
            onNext={goNext}
          />
          <Aside packing={packing} />
        </div>
      </div>
      <Unscanned open={asking} left={left} onClose={() => setAsking(false)} onPack={() => void packNow(false)} />
      <HandOver parcels={handing.map((one) => ({ ...one, parcels: dividedOf(one) }))} onClose={() => setHanding([])} />
      {dividing && <Divide packing={packing} onClose={() => setDividing(false)} />}
    </>
  );
}

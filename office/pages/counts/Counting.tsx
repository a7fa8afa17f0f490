import { useRef, useState } from "react";
import { useWrite } from "../../api/write.ts";
import { Keycaps } from "../../keys/Keycaps.tsx";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Alarms } from "../../scanner/Alarms.tsx";
import { useScanner } from "../../scanner/useScanner.ts";
import { useUnsaved } from "../../shell/leaving.ts";
import { Ring } from "../packing/Ring.tsx";
import { Finish } from "./Finish.tsx";
import { Line } from "./Line.tsx";
import { MoreDialog } from "./MoreDialog.tsx";
import { useShelfScans } from "./useShelfScans.ts";
import { type CountLine, readsOfCounts, variants, type Whole } from "./words.ts";

/** A count under way: scan what lies there, in any order. How many there should be is told to nobody. */
export function Counting({ known }: { known: Whole }) {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<CountLine>();
  const [ending, setEnding] = useState(false);
  const scans = useShelfScans(known);
  useUnsaved(scans.away);
  const parameters = { id: known.id };
  const finish = useWrite("POST /counts/{id}/finish", { reads: readsOfCounts });
  const drop = useWrite("POST /counts/{id}/drop", { reads: readsOfCounts, done: "Given up: nothing was moved." });
  const open = scans.lines.filter((line) => line.open);
  const unscanned = open.filter(({ counted }) => counted === null).length;
  const isWaiting = scans.waiting > 0;

  const end = (rest: "none" | "left") => {
    setEnding(false);
    finish.start({ parameters, body: { round: known.round, rest } });
  };
  const endOrAsk = () => {
    if (unscanned > 0) setEnding(true);
    else end("none");
  };
  const tryToEnd = () => {
    if (scans.alarms.length > 0) return scans.seen();
    if (!finish.busy) scans.whenSent(endOrAsk);
  };
  const step = (by: number) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    const at = all.findIndex((line) => line.contains(document.activeElement));
    all[at === -1 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  };
  const atFocus = (): CountLine | undefined => {
    const id = document.activeElement?.closest<HTMLElement>("[data-line]")?.dataset.line;
    return open.find((line) => String(line.id) === id) ?? scans.lastLine;
  };
  const count = (line: CountLine | undefined, pieces: number) => {
    if (line && (line.counted ?? 0) + pieces >= 0) scans.scan(line.sku, pieces);
  };
  useScanner((code) => scans.scan(code));
  useKeys("Counting", [
    { keys: "j", what: "Next line", act: () => step(1) },
    { keys: "k", what: "Line before", act: () => step(-1) },
    { keys: "+", what: "One piece more of the line, or of what was scanned last", act: () => count(atFocus(), 1) },
    { keys: "=", what: "One piece more", act: () => count(atFocus(), 1), unlisted: true },
    { keys: "-", what: "One piece fewer", act: () => count(atFocus(), -1) },
    { keys: "m", what: "Many: type how many more", act: () => setMore(atFocus()) },
    { keys: "f", what: "This round is done", act: tryToEnd },
  ]);
  return (
    <>
      <PageHead title={known.words} aside={known.round > 1 && `Round ${known.round}: what differed`}>
        <Button look="quiet" onClick={() => drop.start({ parameters })} busy={drop.busy}>
          Give it up
        </Button>
      </PageHead>
      <Alarms alarms={scans.alarms} onSeen={scans.seen} />
      <ul ref={list} aria-label="To be counted" className="count-lines">
        {open.map((line) => (
          <Line key={line.id} line={line} isLast={line === scans.lastLine} onCount={count} onMany={setMore} />
        ))}
      </ul>
      <div className="count-foot">
        <Ring done={open.length - unscanned} all={open.length} large />
        <div className="count-told">
          <p className="text-lg font-[600]">{unscanned === 0 ? "All scanned" : `${variants(unscanned)} to go`}</p>
          <p role="status" className={`text-xs ${scans.away ? "text-error" : "text-muted"}`}>
            {scans.away
              ? `No connection: ${scans.waiting} waiting. They are sent by themselves.`
              : scans.told || "Scan what lies there, piece by piece, in any order."}
          </p>
        </div>
        <Button look="primary" icon="check" busy={isWaiting || finish.busy} onClick={tryToEnd}>
          Done
          <Keycaps keys="f" className="max-md:hidden" />
        </Button>
      </div>
      {more && <MoreDialog line={more} onClose={() => setMore(undefined)} onCount={(pieces) => count(more, pieces)} />}
      {ending && <Finish unscanned={unscanned} onClose={() => setEnding(false)} onEnd={end} />}
    </>
  );
}

import type { CountScan } from "../../contract/office/counts.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import { findCode } from "../packing/findCode.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { type LockedCount, lockCount } from "./lockCount.ts";
import { onShelf } from "./onShelf.ts";

/** What a scan came to (`CountScanned` says how); `variant`: what it is, where the shop knows it. */
export type ShelfScan = {
  scan: string;
  outcome: "counted" | "elsewhere" | "done" | "several" | "less" | "unknown";
  variant?: number;
  name?: string;
};

type Line = { variant: number; round: number; counted: number | null; outcome: string | null };

/** The lines of these variants, locked in the order of their ids, so that two who scan at once wait for one another in turn. */
const lockLines = (tx: Transaction, count: number, variants: number[]) => tx<Line[]>`
  select variant_id as variant, round, counted, outcome from shelf_count_line
  where count_id = ${count} and variant_id = any(${variants}) order by variant_id for update`;

/** Counts one scan of a line that is locked. A scan that has been counted already counts once. */
async function writeScan(tx: Transaction, count: LockedCount, line: Line, scan: CountScan, by: Staff): Promise<void> {
  const fresh = await tx`
    insert into shelf_count_scan (id, count_id, variant_id, round, pieces, staff_id, staff_name)
    values (${scan.scan}, ${count.id}, ${line.variant}, ${count.round}, ${scan.pieces}, ${by.staffId}, ${by.name})
    on conflict do nothing returning id`;
  if (fresh.length === 0) return;
  const [now] = await tx<{ counted: number; sku: string }[]>`
    update shelf_count_line l set counted = coalesce(l.counted, 0) + ${scan.pieces}, book = coalesce(l.book, shelf.book),
      last_move = case when l.book is null then shelf.last_move else l.last_move end,
      moved = l.moved or coalesce(l.book <> shelf.book, false)
    from shelf_count_line same join variant v on v.id = same.variant_id cross join ${onShelf(tx, tx`same.variant_id`)}
    where l.count_id = ${count.id} and l.variant_id = ${line.variant} and same.count_id = l.count_id and same.variant_id = l.variant_id
    returning l.counted, v.sku`;
  line.counted = now?.counted ?? null;
  await recordAct(tx, by, {
    act: "count.scan",
    thing: "count",
    id: count.id,
    after: { sku: now?.sku, pieces: scan.pieces, counted: line.counted },
  });
}

/**
 * Counts what was scanned, each scan by itself. Two who scan the same shelf add to one another; whoever ends the round waits for
 * both. Answers nothing when there is no such count, or none that is to be scanned.
 */
export async function scanShelf(
  sql: Sql,
  id: number,
  scans: CountScan[],
  by: Staff,
): Promise<ShelfScan[] | "no_count" | "state"> {
  return transaction(sql, async (tx) => {
    await waitShortly(tx);
    const count = await lockCount(tx, id, "share");
    if (!count) return "no_count";
    if (count.state !== "counting") return "state";
    const found = new Map<string, { id: number; name: string }[]>();
    for (const code of new Set(scans.map((scan) => scan.code))) found.set(code, await findCode(tx, code));
    const adding = scans.filter(({ add }) => add).flatMap(({ code }) => found.get(code) ?? []);
    if (adding.length > 0)
      await tx`
        insert into shelf_count_line (count_id, variant_id, round)
        select ${id}, v, ${count.round} from unnest(${adding.map((one) => one.id).toSorted((a, b) => a - b)}::int[]) v on conflict do nothing`;
    const known = [...found.values()].flat();
    const lines = await lockLines(tx, id, [...new Set(known.map((one) => one.id))]);
    const outcomes: ShelfScan[] = [];
    for (const scan of scans) {
      const variants = found.get(scan.code) ?? [];
      const own = lines.filter(({ variant }) => variants.some((one) => one.id === variant));
      const [line] = own;
      const of = variants.find((one) => one.id === line?.variant) ?? variants[0];
      const answer = (outcome: ShelfScan["outcome"]) =>
        outcomes.push({ scan: scan.scan, outcome, ...(of && { variant: of.id, name: of.name }) });
      if (!of) answer("unknown");
      else if (own.length > 1) answer("several");
      else if (!line) answer("elsewhere");
      else if (line.round !== count.round || line.outcome !== null) answer("done");
      else if ((line.counted ?? 0) + scan.pieces < 0) answer("less");
      else {
        await writeScan(tx, count, line, scan, by);
        answer("counted");
      }
    }
    return outcomes;
  });
}

import { createHash } from "node:crypto";
import { type FileKind, fileLimits, filePlaces } from "../../contract/office/fileKinds.ts";
import type { FileOutcome } from "../../contract/office/files.ts";
import type { Right } from "../../contract/office/rights.ts";
import { importFile } from "../catalogue/import/importFile.ts";
import type { CategoryMapping } from "../catalogue/import/places/readMapping.ts";
import type { Places } from "../catalogue/import/places/tally.ts";
import type { Problem } from "../catalogue/import/problem.ts";
import { updateFromSheet } from "../catalogue/import/updateSheet.ts";
import type { Watch } from "../catalogue/import/watch.ts";
import type { Sql } from "../database/connect.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { type Change, differences, readTold, shown, stampOf, touches } from "./difference.ts";

export type Sent = { path: string; what: FileKind; written: string | undefined };

/** How a file is gone through. `expected`: stamps that were seen, by slug; a product that comes to something else ends it. */
type Going = { mapping: CategoryMapping; onPart: (part: number) => void } & (
  | { dryRun: true }
  | { dryRun: false; by: Staff; expected: Stamps }
);
type Stamps = ReadonlyMap<string, ReadonlySet<string>>;

/** What a file would do to a product is not what was seen: somebody has changed it meanwhile. */
export class Faster extends Error {}

const cellsAs = (cells: Change["cells"], which: "before" | "after") =>
  Object.fromEntries(
    cells.slice(0, fileLimits.cells).map((cell) => [`${cell.sku} ${cell.column}`.trim(), cell[which]]),
  );

/** Collects what becomes of products, and holds it against what was expected. */
function openTally(going: Going) {
  const stamps = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const columns = new Map<string, number>();
  const told: FileOutcome["differences"] = [];
  const needs = new Set<Right>();
  const counts = { added: new Set<string>(), changed: new Set<string>() };
  const all = createHash("sha256");
  const keep = (change: Change) => {
    const stamp = stampOf(change);
    all.update(stamp);
    stamps.set(change.slug, (stamps.get(change.slug) ?? new Set()).add(stamp));
    counts[change.kind].add(change.slug);
    for (const { column } of change.cells) columns.set(column, (columns.get(column) ?? 0) + 1);
    if (touches(change).prices) needs.add("prices.edit");
    if (touches(change).pieces) needs.add("stock.approve");
    if (told.length < fileLimits.products) told.push(shown(change));
  };
  const watch: Watch = async (tx, slugs) => {
    const was = await readTold(tx, slugs);
    return async () => {
      const found = differences(was, await readTold(tx, slugs));
      if (!going.dryRun) {
        if (found.some((change) => !going.expected.get(change.slug)?.has(stampOf(change)))) throw new Faster();
        await Promise.all(
          found.map(({ id, slug, cells }) =>
            recordAct(tx, going.by, {
              act: "products.import",
              thing: "product",
              id: id ?? slug,
              before: id === null ? null : cellsAs(cells, "before"),
              after: cellsAs(cells, "after"),
            }),
          ),
        );
      }
      return () => {
        for (const slug of slugs) seen.add(slug);
        found.forEach(keep);
      };
    };
  };
  return {
    watch,
    stamps,
    outcome: () => ({
      added: counts.added.size,
      changed: counts.changed.size,
      unchanged: seen.size - counts.added.size - counts.changed.size,
      columns: [...columns].map(([name, cells]) => ({ name, cells })),
      differences: told,
      stamp: all.digest("base64url"),
      needs: [...needs],
    }),
  };
}

/** Where the file's categories go, what nobody has said first. */
const placesOf = (places: Places): NonNullable<FileOutcome["places"]> =>
  filePlaces
    .flatMap((way) => [...places.values()].filter(({ how, text }) => how === way && text !== ""))
    .slice(0, fileLimits.places)
    .map(({ text, how, to, products }) => ({ text: text.slice(0, 200), how, to, products }));

/**
 * Goes through a file with the import, and tells what it does by comparing each product before and after. Throws an UnreadableFile,
 * and Faster where it comes to something else than what was expected: what went before stands then.
 */
async function goThrough(sql: Sql, { path, what, written }: Sent, going: Going) {
  const tally = openTally(going);
  const problems: Problem[] = [];
  const options = {
    dryRun: going.dryRun,
    watch: tally.watch,
    onProblem: (problem: Problem) => void (problems.length < fileLimits.problems && problems.push(problem)),
  };
  const result =
    what === "products"
      ? await importFile(sql, path, { ...options, mapping: going.mapping }, ({ bytes, total }) =>
          going.onPart(Math.min(bytes / total, 1)),
        )
      : await updateFromSheet(sql, path, what, {
          ...options,
          countedAt: what === "stock" && written !== undefined ? new Date(written) : undefined,
        });
  const { rows, refusals, notices, changes } = result;
  const notable = Object.entries(changes).map(([kind, { count, first }]) => ({
    kind: kind as FileOutcome["notable"][number]["kind"],
    count,
    first: first.map(({ subject, was, now }) => ({
      subject,
      ...(was !== undefined && { was }),
      ...(now !== undefined && { now }),
    })),
  }));
  const outcome: FileOutcome = { rows, refusals, notices, notable, problems, ...tally.outcome() };
  if ("places" in result) {
    outcome.unread = result.unread.slice(0, fileLimits.columns).map((name) => name.slice(0, 60));
    outcome.places = placesOf(result.places);
  }
  return { outcome, stamps: tally.stamps };
}

type How = Pick<Going, "mapping" | "onPart">;

/** What a file would do; everything is done and undone. Throws an UnreadableFile. */
export async function tryFile(sql: Sql, sent: Sent, how: How): Promise<FileOutcome> {
  return (await goThrough(sql, sent, { ...how, dryRun: true })).outcome;
}

/**
 * Does what a file says, if that is what was seen (`stamp`), with a row of audit for each product. Where the catalogue has changed
 * meanwhile so that it would be something else, nothing is done, or no more from there on, and `faster` is what it would do now.
 */
export async function applyFile(
  sql: Sql,
  sent: Sent,
  { stamp, by, ...how }: How & { stamp: string; by: Staff },
): Promise<{ done: FileOutcome } | { faster: FileOutcome; begun: boolean }> {
  const half = (from: number) => ({ ...how, onPart: (part: number) => how.onPart(from + part / 2) });
  const trial = await goThrough(sql, sent, { ...half(0), dryRun: true });
  if (trial.outcome.stamp !== stamp) return { faster: trial.outcome, begun: false };
  try {
    return { done: (await goThrough(sql, sent, { ...half(0.5), dryRun: false, by, expected: trial.stamps })).outcome };
  } catch (error) {
    if (!(error instanceof Faster)) throw error;
    return { faster: await tryFile(sql, sent, how), begun: true };
  }
}

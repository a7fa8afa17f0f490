import type { Transaction } from "../database/connect.ts";
import type { FreightLine } from "./freightLine.ts";

/** A line of a bill as it was kept. */
type Before = { outside_id: string; charge: number; gst: number; day: string };

/** The ids under which lines of one bill for one parcel may have been kept, in a file with as many of them or with fewer. */
function idsOf(alike: readonly FreightLine[]): string[] {
  const bases = new Set(alike.flatMap(({ bare_id, detail }) => [bare_id, `${bare_id}#${detail}`]));
  return [...bases].flatMap((id) => [id, ...alike.slice(1).map((_, n) => `${id}#${n + 2}`)]);
}

const sameSum = (line: FreightLine, before: Before | undefined): boolean =>
  line.charge === before?.charge && line.gst === before.gst;

type Told = { fresh: FreightLine[]; changed: FreightLine[] };

/** Which lines of one bill for one parcel are new, and which were kept with other figures, beside what was kept of it. */
function compare(alike: readonly FreightLine[], kept: readonly Before[]): Told {
  const left = new Map(kept.map((before) => [before.outside_id, before]));
  const own = new Set(alike.map(({ outside_id }) => outside_id));
  const unknown = alike.filter((line) => !(sameSum(line, left.get(line.outside_id)) && left.delete(line.outside_id)));
  const others = unknown.filter((line) => {
    // The same line under the id that it had in a file with fewer lines, or with more.
    const before = [...left.values()].find(
      (it) => (it.outside_id === line.bare_id || !own.has(it.outside_id)) && sameSum(line, it) && it.day === line.day,
    );
    return !(before && left.delete(before.outside_id));
  });
  const ids = new Set(kept.map(({ outside_id }) => outside_id));
  const told: Told = { fresh: [], changed: others.filter((line) => ids.has(line.outside_id)) };
  for (const line of told.changed) left.delete(line.outside_id);
  for (const line of others.filter((other) => !ids.has(other.outside_id))) {
    // What was kept and stands in this file no more may be this one, with other figures.
    const [before] = left.keys();
    (before !== undefined && left.delete(before) ? told.changed : told.fresh).push(line);
  }
  return told;
}

/** Which of these lines, all of a bill for a parcel among them, are new; and which were kept with other figures. */
export async function newFreight(tx: Transaction, lines: readonly FreightLine[]): Promise<Told> {
  const groups = Map.groupBy(lines, ({ bare_id }) => bare_id);
  const bareOf = new Map([...groups].flatMap(([bare, alike]) => idsOf(alike).map((id) => [id, bare] as const)));
  const kept = await tx<Before[]>`
    select outside_id, charge, gst, to_char(day, 'YYYY-MM-DD') as day from freight_line where outside_id = any(${[...bareOf.keys()]})`;
  const keptOf = Map.groupBy(kept, ({ outside_id }) => bareOf.get(outside_id));
  const told = [...groups].map(([bare, alike]) => compare(alike, keptOf.get(bare) ?? []));
  return { fresh: told.flatMap(({ fresh }) => fresh), changed: told.flatMap(({ changed }) => changed) };
}

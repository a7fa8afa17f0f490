import type { FreightLine } from "./freightLine.ts";

/** A line with the place in its file where it stands. */
export type Found<Line> = { at: number; line: Line };

/** Why lines that nothing tells apart, and that say different things, are not taken. */
export const twice = (id: string): string => `${id} stands in the file twice, with different figures`;

const same = (a: FreightLine, b: FreightLine): boolean =>
  a.charge === b.charge && a.gst === b.gst && a.order === b.order && a.day === b.day;

/**
 * Gives each line of a bill an id of its own: several for one parcel are told apart by what else the bill says of them, and those
 * that are equal in all are numbered. In whichever order they stand, they get the same ids; those of which nothing differs keep the bare
 * one. So a line may have another id once its bill comes with more lines: `newFreight` knows it again.
 */
export function tellApart(found: Found<FreightLine>[]): {
  lines: FreightLine[];
  faults: { line: number; reason: string }[];
} {
  const faults: { line: number; reason: string }[] = [];
  const lines: FreightLine[] = [];
  for (const alike of Map.groupBy(found, ({ line }) => line.outside_id).values()) {
    const kinds = [...Map.groupBy(alike, ({ line }) => line.detail)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [detail, [first, ...others]] of kinds) {
      if (!first) continue;
      const id = kinds.length === 1 || detail === "" ? first.line.outside_id : `${first.line.outside_id}#${detail}`;
      const what = kinds.length > 1 && first.line.what === "" ? detail.slice(0, 60) : first.line.what;
      lines.push({ ...first.line, outside_id: id, what });
      for (const [n, { at, line }] of others.entries()) {
        if (!same(first.line, line)) faults.push({ line: at, reason: twice(line.outside_id) });
        lines.push({ ...line, outside_id: `${id}#${n + 2}`, what });
      }
    }
  }
  return { lines, faults };
}

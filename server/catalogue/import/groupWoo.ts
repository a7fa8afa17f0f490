import type { Problem } from "./problem.ts";
import type { Row } from "./readRows.ts";
import type { Run } from "./run.ts";
import { slugOf } from "./text.ts";
import type { WooFile } from "./wooCells.ts";

type Staged = Row & { parent: string | null; keys: string[]; slug: string | null };
type Found = Row & { grp: number; slug: string };

const stageSize = 500;
const pageSize = 200;
/** The most variations that one product may have. */
const variationLimit = 2_500;

function toStaged(file: WooFile, row: Row): Staged {
  const id = file.cell(row, "id");
  const sku = file.cell(row, "sku");
  const isVariation = /\bvariation\b/i.test(file.cell(row, "type"));
  // A reference is "id:12" or an SKU.
  const parent = isVariation
    ? file
        .cell(row, "parent")
        .replace(/^id:\s*/i, "id:")
        .slice(0, 300)
    : null;
  const keys = isVariation ? [] : [id && `id:${id}`, sku].filter((key) => key !== "").map((key) => key.slice(0, 300));
  const slug = isVariation ? null : slugOf(file.cell(row, "slug") || file.cell(row, "name"));
  return { ...row, parent, keys, slug };
}

/**
 * Puts products together with their variations, which may stand anywhere in the file: the rows wait in a temporary table
 * until all have been read, so memory stays the same however far apart they are. Products of the same name get
 * their ID (else SKU) added to the address, all but the first.
 */
export async function* groupWoo(file: WooFile, rows: AsyncIterable<Row>, run: Run, report: (problem: Problem) => void) {
  const sql = run.connection;
  const stage = async (staged: Staged[]) => {
    await sql`insert into import_row (line, parent, keys, slug, cells, cut)
      select line, parent, keys, slug, cells, cut from jsonb_to_recordset(${JSON.stringify(staged)}::text::jsonb)
      as row(line int, parent text, keys text[], slug text, cells text[], cut int[])`;
  };
  let waiting: Staged[] = [];
  for await (const row of rows) {
    waiting.push(toStaged(file, row));
    if (waiting.length < stageSize) continue;
    await stage(waiting);
    waiting = [];
  }
  await stage(waiting);
  await sql`update import_row set grp = line where parent is null`;
  await sql`update import_row v set grp = p.line
    from (select key, min(line) as line from import_row, unnest(keys) key where parent is null group by key) p
    where v.parent = p.key`;
  await sql`update import_row r set slug = r.slug || '-' || trim(both '-' from regexp_replace(lower(r.keys[1]), '^id:|[^a-z0-9]+', '-', 'g'))
    from (select line, row_number() over (partition by slug order by line) as nth from import_row where parent is null) n
    where n.line = r.line and n.nth > 1 and r.keys[1] is not null`;
  await sql`create index on import_row (grp, line)`;
  await sql`analyze import_row`;

  for (let after = 0; ; ) {
    const orphans = await sql<{ line: number; parent: string }[]>`
      select line, parent from import_row where grp is null and line > ${after} order by line limit ${pageSize}`;
    for (const { line, parent } of orphans) {
      const reason =
        parent === ""
          ? "the variation names no parent"
          : `the variation's parent "${parent.slice(0, 80)}" is not in the file`;
      report({ line, kind: "refused", product: "", reason });
    }
    if (orphans.length < pageSize) break;
    after = orphans.at(-1)?.line ?? 0;
  }

  let parent: Found | undefined;
  let variations: Row[] = [];
  // Ordered by product, its own row first, then its variations as they stand in the file.
  let last = { grp: 0, own: false, line: 0 };
  for (;;) {
    const page = await sql<(Found & { own: boolean })[]>`
      select line, grp, line <> grp as own, coalesce(slug, '') as slug, cells, cut from import_row
      where grp >= ${last.grp} and (grp, line <> grp, line) > (${last.grp}, ${last.own}, ${last.line})
      order by grp, line <> grp, line limit ${pageSize}`;
    for (const row of page) {
      if (row.line !== row.grp) {
        if (variations.length < variationLimit) variations.push(row);
        else
          report({
            line: row.line,
            kind: "refused",
            product: parent?.slug ?? "",
            reason: `the product has more than ${variationLimit} variations`,
          });
        continue;
      }
      if (parent) yield { slug: parent.slug, parent, variations };
      parent = row;
      variations = [];
    }
    last = page.at(-1) ?? last;
    if (page.length < pageSize) break;
  }
  if (parent) yield { slug: parent.slug, parent, variations };
}

import { findColumns } from "../catalogue/import/columns.ts";
import { openSheet } from "../catalogue/import/openSheet.ts";
import { type Problem, UnreadableFile } from "../catalogue/import/problem.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { oldPathOf } from "./oldPaths.ts";

/** The columns of Shopify's export of redirects, and what plain sheets call them. */
const columnNames = {
  from: ["redirect from", "old path", "old address", "old url", "from", "source"],
  to: ["redirect to", "new path", "new address", "new url", "to", "target", "handle"],
} as const;

export type RedirectsResult = { added: number; changed: number; unchanged: number; refused: number };

type Options = {
  /** The shop's own address, which a new address may name. */
  publicUrl?: string | undefined;
  /** Do everything, report everything, change nothing. */
  dryRun?: boolean;
  report: (problem: Problem) => void;
  /** Told each old address that is new or leads elsewhere than before. */
  led?: (from: string, to: string, before: string | undefined) => void;
};

const here = "http://shop.invalid";

/** The path of an old address; its host was the old shop's and says nothing here. A string of words: what is wrong. */
function readFrom(text: string): { path: string } | string {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(text) || !URL.canParse(text, here))
    return "the old address is no path like /products/veena";
  const url = new URL(text, here);
  if (url.search !== "") return "an old address with a query (?…) can't be told apart";
  const path = oldPathOf(url.pathname);
  return path === "/" ? "the home page leads nowhere else" : { path };
}

/** A path of this shop. `hosts`: the shop's own. */
function readTo(text: string, hosts: ReadonlySet<string>): { target: string } | string {
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text))
    return "the new address is no path, no address of this shop and no handle";
  if (!URL.canParse(text, here)) return "the new address can't be read";
  const url = new URL(text, here);
  if (!isPath && !hosts.has(url.host)) return `the new address is at ${url.host.slice(0, 80)}, which is not this shop`;
  if (url.pathname.startsWith("//")) return "the new address can't be read";
  return { target: url.pathname + url.search + url.hash };
}

/** The page of a product, category, collection or brand that has this handle. */
async function pageOfHandle(tx: Transaction, handle: string): Promise<string | undefined> {
  const slug = handle.toLowerCase();
  const [found] = await tx<{ page: string }[]>`
    select '/product/' || slug as page from product where slug = ${slug}
    union all select '/category/' || slug from category where slug = ${slug}
    union all select '/products/' || slug from collection where slug = ${slug}
    union all select '/brands/' || slug from brand where slug = ${slug} limit 1`;
  return found?.page;
}

/** Whether a redirect from `path` to `target` would come back to where it began. What is there already has no circles. */
function isCircle(path: string, target: string, targets: ReadonlyMap<string, string>): boolean {
  for (let next: string | undefined = target; next !== undefined; ) {
    const at = oldPathOf(new URL(next, here).pathname);
    if (at === path) return true;
    next = targets.get(at);
  }
  return false;
}

/**
 * Takes old addresses from a sheet (Shopify's `Redirect from,Redirect to`, or two columns of such names) in one transaction.
 * Rows that lead to another host, in a circle or nowhere are reported; the same file again changes nothing. Throws an
 * UnreadableFile.
 */
export async function importRedirects(
  sql: Sql,
  path: string,
  { publicUrl, dryRun = false, report, led }: Options,
): Promise<RedirectsResult> {
  const sheet = await openSheet(path);
  const hosts = new Set(publicUrl === undefined ? [] : [new URL(publicUrl).host]);
  const result: RedirectsResult = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  try {
    const columns = findColumns(sheet.header.cells, columnNames);
    if (!columns.has("from") || !columns.has("to"))
      throw new UnreadableFile('The file has no columns "Redirect from" and "Redirect to".');
    return await transaction(sql, async (tx) => {
      const rows = await tx<{ path: string; target: string }[]>`select path, target from old_path`;
      const targets = new Map(rows.map((row) => [row.path, row.target]));
      const fresh = new Map<string, string>();
      for await (const row of sheet.rows((problem) => {
        if (problem.kind === "refused") result.refused++;
        report(problem);
      })) {
        const refuse = (reason: string) => {
          result.refused++;
          report({ line: row.line, kind: "refused", product: columns.cell(row, "from").slice(0, 80), reason });
        };
        const from = readFrom(columns.cell(row, "from"));
        if (typeof from === "string") {
          refuse(from);
          continue;
        }
        const text = columns.cell(row, "to");
        const page = /^[^/:?#]+$/.test(text) ? await pageOfHandle(tx, text) : undefined;
        const to = readTo(page ?? text, hosts);
        const before = targets.get(from.path);
        if (typeof to === "string") refuse(to);
        else if (fresh.has(from.path)) refuse("this old address stands further up already");
        else if (isCircle(from.path, to.target, targets)) refuse("it leads in a circle");
        else {
          result[before === undefined ? "added" : before === to.target ? "unchanged" : "changed"]++;
          if (before !== to.target) led?.(from.path, to.target, before);
          targets.set(from.path, to.target);
          fresh.set(from.path, to.target);
        }
      }
      if (dryRun) return result;
      const written = JSON.stringify([...fresh].map(([from, target]) => ({ path: from, target })));
      await tx`
        insert into old_path (path, target)
        select path, target from jsonb_to_recordset(${written}::text::jsonb) as r(path text, target text)
        on conflict (path) do update set target = excluded.target, at = now() where old_path.target <> excluded.target`;
      return result;
    });
  } finally {
    await sheet.close();
  }
}

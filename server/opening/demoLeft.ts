import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findColumns } from "../catalogue/import/columns.ts";
import { openSheet } from "../catalogue/import/openSheet.ts";
import type { Sql } from "../database/connect.ts";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";

const folder = join(import.meta.dirname, "..", "..", "demo", "products");

/** The demo's products: by which address each comes with which article number. */
async function demoGoods(): Promise<{ slug: string; sku: string }[]> {
  const goods: { slug: string; sku: string }[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".csv"))) {
    const sheet = await openSheet(join(folder, name));
    const columns = findColumns(sheet.header.cells, { slug: ["handle"], sku: ["variant sku"] });
    for await (const row of sheet.rows(() => {})) {
      const [slug, sku] = [columns.cell(row, "slug"), columns.cell(row, "sku")];
      if (slug !== "" && sku !== "") goods.push({ slug, sku });
    }
    await sheet.close();
  }
  return goods;
}

/** How many products that are shown are the demo's: its catalogue was loaded here, and address and article number are still of it. */
async function countDemos(sql: Sql): Promise<number> {
  const [loaded] = await sql`select from shop_state where name = 'demo'`;
  if (!loaded) return 0;
  const [row] = await sql<{ count: number }[]>`
    select count(distinct k.product_id)::int as count
    from jsonb_to_recordset(${JSON.stringify(await demoGoods())}::text::jsonb) as d(slug text, sku text)
    join card k on k.slug = d.slug join variant v on v.product_id = k.product_id and v.sku = d.sku`;
  return row?.count ?? 0;
}

type Practised = { invoices: number; first: string | null; last: string | null; open: number };

/**
 * What practice payments, which bring no money, left in the books: invoices of months that are not closed, but for what is
 * credited as a whole, and orders that wait to be packed. Orders for cash are not among them: nothing tells a demo's from a true one.
 */
async function readPractised(sql: Sql): Promise<Practised> {
  const [row] = await sql<Practised[]>`
    select count(*)::int as invoices, min(told) filter (where first = 1) as first, min(told) filter (where last = 1) as last,
      (select count(*)::int from orders o join payment p on p.order_id = o.id and p.accepted and p.gateway = 'practice'
        where o.state = 'confirmed') as open
    from (
      select d.number || ' of ' || to_char(d.issued_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY') as told,
        row_number() over (order by d.issued_at, d.id) as first, row_number() over (order by d.issued_at desc, d.id desc) as last
      from payment p join tax_document d on d.order_id = p.order_id and d.kind = 'invoice'
      where p.accepted and p.gateway = 'practice'
        and d.total > (select coalesce(sum(c.total), 0) from tax_document c where c.against = d.id)
        and not exists (select from tax_month where month = to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM'))) standing`;
  return row ?? { invoices: 0, first: null, last: null, open: 0 };
}

function practisedWords({ invoices, first, last, open }: Practised): string | undefined {
  const which = invoices > 1 ? `${first} to ${last}` : first;
  const words = [
    ...(invoices > 0
      ? [
          `Invoices of orders that were paid by the practice gateway stand in the tax figures and GSTR-1: ${invoices} (${which}).`,
        ]
      : []),
    ...(open > 0 ? [`Orders that were paid by the practice gateway wait to be packed: ${open}.`] : []),
    ...(invoices + open > 0 ? ["Orders for cash are not counted: nothing tells a demo's from a true one."] : []),
  ];
  return words.length > 0 ? words.join(" ") : undefined;
}

/** What a demo leaves in the database of a shop that goes on with it. */
export async function demoLeftChecks(sql: Sql, { DATABASE_URL }: Pick<Settings, "DATABASE_URL">): Promise<Check[]> {
  const anew = `before the first real sale begin with ${DATABASE_URL ? "an empty database in DATABASE_URL" : "a new DATA_DIR"}`;
  const demos = await countDemos(sql);
  return [
    {
      topic: "The demo's products",
      need: "must",
      problem: demos > 0 ? `Products that are the demo's own, by address and article number: ${demos}.` : undefined,
      how: `${anew}; else hide those that you do not sell: in the office, Products, or by a file whose Published says FALSE`,
    },
    {
      topic: "Practice orders",
      need: "must",
      problem: practisedWords(await readPractised(sql)),
      how: `${anew}; after it let who files the returns decide, as no number may be left out: an order that is cancelled or taken back is credited by a note`,
    },
  ];
}

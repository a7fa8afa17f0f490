import type { ReorderMaker, ReorderRow } from "../../../contract/office/stock.ts";
import type { Sql } from "../../database/connect.ts";
import { csvLine } from "../../sheets/cell.ts";
import { rupees } from "../../sheets/figures.ts";
import { isLow } from "../../stock/isLow.ts";
import { optionsOf, soldOf } from "./readRows.ts";

type Row = Omit<ReorderRow, "cost"> & { cost: number | null; maker: string; brand: string };

/**
 * What is to be ordered, by maker: of each variant that is down to its reorder point so many that it then stands at that point and
 * what is ordered at a time above it; without such a number, what was sold in 30 days. `brand`: one maker's slug.
 */
export async function readReorder(sql: Sql, seesCost: boolean, brand?: string): Promise<ReorderMaker[]> {
  const rows = await sql<Row[]>`
    select b.slug as brand, b.name as maker, v.id, p.id as product, v.sku, p.name, ${optionsOf(sql)} as options, s.on_hand, s.held,
      sold.sold_30, sold.sold_90, v.reorder_point, v.reorder_quantity, v.cost,
      greatest(0, v.reorder_point + coalesce(nullif(v.reorder_quantity, 0), greatest(sold.sold_30, 1)) - s.on_hand + s.held) as order
    from variant v join stock s on s.variant_id = v.id join product p on p.id = v.product_id join brand b on b.id = p.brand_id
    cross join ${soldOf(sql)}
    where v.reorder_point is not null and ${isLow(sql)} and p.published and not v.retired ${brand === undefined ? sql`` : sql`and b.slug = ${brand}`}
    order by lower(b.name), b.id, lower(p.name), v.position, v.id`;
  const makers = new Map<string, ReorderMaker>();
  for (const { brand: slug, maker, cost, ...row } of rows) {
    const one = makers.get(slug) ?? { slug, name: maker, pieces: 0, rows: [] };
    one.pieces += row.order;
    one.rows.push({ ...row, ...(seesCost && { cost }) });
    makers.set(slug, one);
  }
  return [...makers.values()];
}

/** The same as CSV, a row each; costs in rupees, for who may see them. */
export function reorderCsv(makers: ReorderMaker[], seesCost: boolean): string {
  const head = ["Maker", "SKU", "Product", "Options", "Order", "On hand", "Held", "Sold in 30 days", "Sold in 90 days"];
  const lines = makers.flatMap(({ name, rows }) =>
    rows.map((row) => [
      name,
      row.sku,
      row.name,
      row.options.join(" / "),
      ...[row.order, row.on_hand, row.held, row.sold_30, row.sold_90].map(String),
      ...(seesCost ? [row.cost == null ? "" : rupees(row.cost)] : []),
    ]),
  );
  return [[...head, ...(seesCost ? ["Cost"] : [])], ...lines].map(csvLine).join("");
}

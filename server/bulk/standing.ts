import type { GridRow } from "../../contract/office/grid.ts";
import { gridLimits } from "../../contract/office/gridFields.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { type Sought, soughtProducts } from "../office/products/soughtProducts.ts";

/** A variant as it stands. `retired` ones are told of, and never changed many at once. */
export type StandingRow = Required<GridRow> & { retired: boolean };
/** A product as it stands. `sold`: a variant of it is. */
export type StandingProduct = {
  product: number;
  name: string;
  sku: string;
  hsn: string | null;
  published: boolean;
  sold: boolean;
};

const rowsOf = (sql: Sql | Transaction) => sql`
  select v.id, v.product_id as product, p.name, v.option_values as options, v.sku, v.list_price, v.mrp, v.price, v.cost, v.weight_g, v.place,
    v.reorder_point, v.reorder_quantity, p.hsn, p.published, v.retired, coalesce(s.on_hand, 0) as on_hand
  from variant v join product p on p.id = v.product_id left join stock s on s.variant_id = v.id`;

/** These variants, in the grid's order. */
export const readVariants = (sql: Sql | Transaction, ids: number[]) => sql<StandingRow[]>`
  ${rowsOf(sql)} where v.id = any(${ids}) order by lower(p.name), p.id, v.position, v.id`;

/** These products. `sku` is its first variant's. */
export const readProducts = (sql: Sql | Transaction, ids: number[]) => sql<StandingProduct[]>`
  select p.id as product, p.name, coalesce(v.sku, '') as sku, p.hsn, p.published, coalesce(not v.retired, false) as sold
  from product p
  left join lateral (select sku, retired from variant where product_id = p.id order by retired, position, id limit 1) v on true
  where p.id = any(${ids})`;

/** Variants that are sold, of the products that are looked for, by name; one more than the grid holds where there are more. */
export const findVariants = (sql: Sql, sought: Sought, products?: number[]) => sql<StandingRow[]>`
  ${rowsOf(sql)} ${sought.lacks ? sql`cross join lateral tax_known(p.id, india_today()) tax` : sql``}
  where not v.retired and ${products ? sql`p.id = any(${products})` : sql`true`} and ${soughtProducts(sql, sought)}
  order by lower(p.name), p.id, v.position, v.id limit ${gridLimits.variants + 1}`;

import type { Lack } from "../../contract/productLimits.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/**
 * What a product lacks, as SQL over `product p` and `tax_known` of it as `tax`. HSN and rate: CGST Rules, rule 46, and without
 * them it is not sold. Origin, generic name, net quantity, maker or importer: Legal Metrology (Packaged Commodities) Rules 2011,
 * rule 6, and the Consumer Protection (E-Commerce) Rules 2020. A courier asks for the weight, shoppers for a picture: one that
 * was only named by its address is none. A price every variant has.
 */
export const lacksOf = (sql: Sql | Transaction) => sql`array_remove(array[
  case when tax.hsn is null then 'HSN' end,
  case when tax.gst_bp is null then 'GST rate' end,
  case when p.country_of_origin is null then 'Country of origin' end,
  case when coalesce(p.generic_name, '') = '' then 'Generic name' end,
  case when coalesce(p.net_quantity, '') = '' then 'Net quantity' end,
  case when coalesce(p.manufacturer, p.importer, '') = '' and coalesce(p.country_of_origin, 'IN') = 'IN' then 'Manufacturer' end,
  case when coalesce(p.importer, '') = '' and p.country_of_origin <> 'IN' then 'Importer' end,
  case when exists (select from variant v where v.product_id = p.id and not v.retired and v.weight_g = 0) then 'Weight' end,
  case when not exists (select from product_image i where i.product_id = p.id and i.src like '/pictures/%') then 'Picture' end], null)`;

/** A product that is shown and lacks something. */
export type Lacking = { id: number; slug: string; name: string; lacks: Lack[]; on_sale: boolean };

/** Every published product that lacks something, by name. */
export async function readLacks(sql: Sql | Transaction): Promise<Lacking[]> {
  return sql<Lacking[]>`
    select * from (
    select p.id, p.slug, p.name, sale.on_sale, ${lacksOf(sql)} as lacks
    from card k join product p on p.id = k.product_id
    cross join lateral tax_known(p.id, india_today()) tax
    cross join lateral tax_on(p.id, india_today()) sale
    ) shown where cardinality(lacks) > 0 order by name, slug`;
}

/** Photographs that products which are shown name, and that could not be had: their addresses, each with why. */
export async function missingPhotographs(sql: Sql): Promise<{ slug: string; address: string; problem: string }[]> {
  return sql<{ slug: string; address: string; problem: string }[]>`
    select k.slug, f.address, f.problem from photograph f join product_image i on i.src = f.address
    join card k on k.product_id = i.product_id where f.problem is not null order by k.slug, i.position`;
}

/** Whether the shop shows any product. */
export async function anyShown(sql: Sql | Transaction): Promise<boolean> {
  const [shown] = await sql<{ any: boolean }[]>`select exists (select from card) as any`;
  return shown?.any ?? false;
}

/** How many products lack something, and how many of them are not sold for it; `none`: the shop shows no product at all. */
export async function countLacks(sql: Sql): Promise<{ products: number; not_sold: number; none: boolean }> {
  const lacking = await readLacks(sql);
  const not_sold = lacking.filter(({ on_sale }) => !on_sale).length;
  return { products: lacking.length, not_sold, none: lacking.length === 0 && !(await anyShown(sql)) };
}

/** What an owner is told of a shop without products. */
export const noProducts = "There are no products yet: bin/shop import FILE.csv";

/** How many products are shown and not sold, as their HSN or rate is not known. Quick: they all show as out of stock. */
export async function countUnsold(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from card k cross join lateral tax_on(k.product_id, india_today()) sale
    where k.availability = 'out_of_stock' and not sale.on_sale`;
  return row?.count ?? 0;
}

/** What an owner is told of so many products that are not sold. */
export const unsoldWords = (count: number): string =>
  `${count} ${count === 1 ? "product is not sold, as its" : "products are not sold, as their"} HSN or GST rate is not known.`;

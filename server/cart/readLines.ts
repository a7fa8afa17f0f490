import type { Sql, Transaction } from "../database/connect.ts";

/** A variant as it sells now. Money in paise. */
export type SellingVariant = {
  id: number;
  product_id: number;
  product_name: string;
  product_url: string;
  option_text: string;
  sku: string;
  image: string | null;
  hsn: string | null;
  /** The rate of the day in India, in basis points; only what is on sale has one for certain. */
  gst_bp: number;
  /** Whether its HSN and rate are known: nothing is sold without. */
  on_sale: boolean;
  price: number;
  mrp: number;
  available: number;
  weight_g: number;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
  available_from: string | null;
  category: string;
  department: string | null;
  brand: string;
  collections: string[];
};

/**
 * The variants of these ids that can be sold now, whatever their stock. Others are missing from the answer; of `bought` also
 * those that were sold once and are not any more are there.
 *
 * The ids stand behind a subquery, so that PostgreSQL thinks of them as ten whether it knows them or not: it plans this once a
 * connection then, and not anew for each cart, which takes seven times as long as the query itself.
 */
export async function readLines(
  sql: Sql | Transaction,
  ids: number[],
  bought: number[] = [],
): Promise<Map<number, SellingVariant>> {
  const rows = await sql<SellingVariant[]>`
    select v.id, p.id as product_id, p.name as product_name, p.slug as product_url, v.sku, t.hsn, coalesce(t.gst_bp, 0) as gst_bp, t.on_sale, v.price, v.mrp,
      array_to_string(array(select value from unnest(v.option_values) value where value <> 'Default Title'), ' / ') as option_text,
      coalesce(v.image_src, (select src from product_image i where i.product_id = p.id order by position limit 1)) as image,
      greatest(s.on_hand - s.held, 0) as available, v.weight_g, v.box_l_mm, v.box_b_mm, v.box_h_mm,
      case when p.booking = 'preorder' then p.available_from::text end as available_from,
      c.slug as category, d.slug as department, b.slug as brand,
      array(select k.slug from collection_product cp join collection k on k.id = cp.collection_id where cp.product_id = p.id) as collections
    from variant v
    join stock s on s.variant_id = v.id
    join product p on p.id = v.product_id
    join brand b on b.id = p.brand_id
    join category c on c.id = p.category_id
    left join category d on d.id = c.parent_id
    cross join lateral tax_on(p.id, india_today()) t
    where v.id = any(array(select unnest(${ids}::int[]))) and (not v.retired and p.published or v.id = any(${bought}))`;
  return new Map(rows.map((row) => [row.id, row]));
}

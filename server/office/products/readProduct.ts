import type { OfficeProduct, OfficeVariant } from "../../../contract/office/product.ts";
import { lacksOf } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { notFound } from "../../http/reply.ts";
import type { SignedIn } from "../../staff/session.ts";
import { countWatches } from "../../watches/countWatches.ts";

type Asker = Pick<SignedIn, "rights">;

/** So much of what was done is told with a product. */
const shownHistory = 40;

type Row = Omit<OfficeProduct, "created_at" | "updated_at" | "history" | "waiting"> & {
  created_at: Date;
  updated_at: Date;
  variants: Required<OfficeVariant>[];
};

/** What the staff changed of a product or a variant of it, the newest first. */
async function readHistory(sql: Sql, id: number): Promise<NonNullable<OfficeProduct["history"]>> {
  type Told = NonNullable<OfficeProduct["history"]>[number];
  const rows = await sql<(Omit<Told, "at"> & { at: Date })[]>`
    select at, name, act, sku, before, after from (
      select a.at, a.staff_name as name, a.act, v.sku, a.before, a.after, a.id from (
        (select * from audit where thing = 'product' and thing_id = ${String(id)} order by id desc limit ${shownHistory})
        union all
        (select a.* from variant v cross join lateral (
          select * from audit where thing = 'variant' and thing_id = v.id::text order by id desc limit ${shownHistory}) a
          where v.product_id = ${id})) a
      left join variant v on a.thing = 'variant' and v.id = a.thing_id::int
      union all
      (select c.at, c.staff_name, case when c.undoes is null then 'bulk.apply' else 'bulk.undo' end, v.sku,
          jsonb_object_agg(r.field, r.before), jsonb_object_agg(r.field, r.after), null
        from bulk_change_row r join bulk_change c on c.id = r.change_id left join variant v on v.id = r.variant_id
        where r.product_id = ${id} group by c.id, v.id order by c.id desc limit ${shownHistory})) told
    order by at desc, id desc limit ${shownHistory}`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** A product as who asks may see it: costs need products.edit, the history that or audit.read. Throws an ApiError of 404. */
export async function readProduct(sql: Sql, id: number, { rights }: Asker, shopUrl: string): Promise<OfficeProduct> {
  const [row] = await sql<Row[]>`
    select p.id, p.version, p.slug, p.name, b.name as brand, c.slug as category, p.description, p.highlights, p.specifications, p.in_the_box,
      p.warranty, p.country_of_origin, p.hsn, p.gst_bp, (select slug from tax_class where id = p.tax_class_id) as tax_class, p.generic_name,
      p.net_quantity, p.manufacturer, p.importer, p.tags, p.alternative_names, p.option_names, p.booking, p.available_from::text, p.published, p.fits,
      jsonb_path_query_array(jsonb_build_array(
        case when d.id is not null then jsonb_build_object('slug', d.slug, 'name', d.name) end,
        jsonb_build_object('slug', c.slug, 'name', c.name)), '$[*] ? (@ != null)') as shelf,
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'value', value) order by name, value)
        from product_attribute where product_id = p.id), '[]') as attributes,
      array(select k.slug from collection_product m join collection k on k.id = m.collection_id
        where m.product_id = p.id and k.rule is null order by k.slug) as collections,
      coalesce((select jsonb_agg(jsonb_build_object('slug', k.slug, 'name', k.name) order by k.name)
        from collection_product m join collection k on k.id = m.collection_id
        where m.product_id = p.id and k.rule is not null), '[]') as by_rule,
      coalesce((select jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position)
        from product_image where product_id = p.id), '[]') as images,
      jsonb_build_object('hsn', tax.hsn, 'gst_bp', sale.gst_bp, 'on_sale', sale.on_sale) as tax,
      ${lacksOf(sql)} as lacks, (select slug from card where product_id = p.id) as page, p.created_at, p.updated_at,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'sku', v.sku, 'option_values', v.option_values,
          'mrp', v.mrp, 'list_price', v.list_price, 'price', v.price, 'weight_g', v.weight_g,
          'box_mm', case when num_nonnulls(v.box_l_mm, v.box_b_mm, v.box_h_mm) = 3
            then jsonb_build_array(v.box_l_mm, v.box_b_mm, v.box_h_mm) end,
          'image_src', v.image_src, 'gtin', v.gtin, 'cost', v.cost, 'place', v.place, 'reorder_point', v.reorder_point,
          'reorder_quantity', v.reorder_quantity, 'retired', v.retired,
          'stock', jsonb_build_object('on_hand', coalesce(s.on_hand, 0), 'held', coalesce(s.held, 0), 'counted', coalesce(s.counted, true)))
          order by v.retired, v.position, v.id)
        from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id), '[]') as variants
    from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id left join category d on d.id = c.parent_id
    cross join lateral tax_known(p.id, india_today()) tax
    cross join lateral tax_on(p.id, india_today()) sale
    where p.id = ${id}`;
  if (!row) throw notFound("This product");
  const { created_at, updated_at, variants, page, ...product } = row;
  const seesCost = rights.has("products.edit");
  return {
    ...product,
    page: page && `${shopUrl}/product/${page}`,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    waiting: await countWatches(sql, id),
    variants: variants.map(({ cost, ...variant }) => ({ ...variant, ...(seesCost && { cost }) })),
    ...((seesCost || rights.has("audit.read")) && { history: await readHistory(sql, id) }),
  };
}

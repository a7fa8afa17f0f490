import type { Card, Product } from "../../contract/catalogue.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { hasPitch, type Told } from "../pitch/pitchesOf.ts";
import { askedSlug } from "./asked.ts";
import { cardColumns, cardJoins } from "./card.ts";
import { missing } from "./missing.ts";

type Row = Omit<Product, "options" | "variants" | "related" | "hear"> & {
  option_names: string[];
  attributes: Told["attributes"];
  variants: (Omit<Product["variants"][number], "options"> & { option_values: string[] })[];
};

/** A product as its page shows it. 404 for one that is unknown, not published, or has no variant left. */
export async function getProduct(sql: Sql | Transaction, typed: string): Promise<Product> {
  const slug = askedSlug(typed);
  const [[product], related] = await Promise.all([findProducts(sql, [slug]), relatedProducts(sql, slug)]);
  if (!product) throw await missing(sql, "product", slug);
  return { ...product, related: [...related] };
}

/** Products by their slugs, in no order, without what is related to them. What is not published is left out. */
export async function findProducts(sql: Sql | Transaction, slugs: string[]): Promise<Omit<Product, "related">[]> {
  return (await findTold(sql, slugs)).map((told) => {
    const { attributes: _, ...product } = told;
    return { ...product, hear: hasPitch(told) };
  });
}

/** As `findProducts`, with the attributes by which lists are filtered. */
export async function findTold(
  sql: Sql | Transaction,
  slugs: string[],
): Promise<(Omit<Product, "related" | "hear"> & Told)[]> {
  const rows = await productRows(sql, slugs);
  return rows.map(({ option_names, variants, ...rest }) => ({
    ...rest,
    options: option_names.map((name, i) => ({
      name,
      values: [...new Set(variants.map((v) => v.option_values[i] ?? ""))],
    })),
    variants: variants.map(({ option_values, ...variant }) => ({
      ...variant,
      options: option_names.map((name, i) => ({ name, value: option_values[i] ?? "" })),
    })),
  }));
}

const productRows = (sql: Sql | Transaction, slugs: string[]) => sql<Row[]>`
  select p.id, p.name as product_name, p.slug as product_url,
    json_build_object('name', b.name, 'slug', b.slug) as brand,
    json_build_object('name', c.name, 'slug', c.slug) as category,
    case when d.id is not null then json_build_object('name', d.name, 'slug', d.slug) end as parent_category,
    p.description, p.highlights, p.specifications, p.in_the_box, p.warranty, p.country_of_origin, t.hsn,
    t.gst_bp / 100.0::float8 as gst_percent, t.on_sale, p.generic_name, p.net_quantity, p.manufacturer, p.importer,
    p.alternative_names, p.option_names, p.booking, p.available_from::text, p.rating::float8 as rating, p.tags,
    (select count(*)::int from question q where q.product_id = p.id and q.state = 'answered') as questions,
    exists(select from product_media m where m.product_id = p.id) as recorded,
    array(
      select json_build_object('name', name, 'value', value)
      from product_attribute where product_id = p.id order by name, value) as attributes,
    array(
      select json_build_object('src', src, 'alt', alt)
      from product_image where product_id = p.id order by position) as images,
    array(
      select json_build_object(
        'id', v.id, 'sku', v.sku, 'option_values', v.option_values, 'mrp', v.mrp, 'price', v.price,
        'discount_percent', (v.mrp - v.price) * 100 / v.mrp, 'stock', case when t.on_sale then shown_stock(s.on_hand, s.held) else 0 end,
        'availability',
        case when s.on_hand <= s.held or not t.on_sale then 'out_of_stock'
          when p.booking = 'preorder' then 'preorder' else 'in_stock' end,
        'image', v.image_src, 'gtin', v.gtin, 'weight_grams', v.weight_g,
        'box_mm', case when num_nonnulls(v.box_l_mm, v.box_b_mm, v.box_h_mm) = 3
          then array[v.box_l_mm, v.box_b_mm, v.box_h_mm] end)
      from variant v join stock s on s.variant_id = v.id
      where v.product_id = p.id and not v.retired order by v.position, v.id) as variants
  from card k join product p on p.id = k.product_id ${cardJoins(sql)} left join category d on d.id = c.parent_id
    cross join lateral tax_on(p.id, india_today()) t
  where p.slug = any(${slugs})`;

/** Eight others, of the same category and then of the department, by popularity: stock and price don't choose them. */
const relatedProducts = (sql: Sql | Transaction, slug: string) => sql<Card[]>`
  select ${cardColumns(sql)}
  from product p
  join card me on me.product_id = p.id
  join card k on k.department_id = me.department_id and k.product_id <> me.product_id ${cardJoins(sql)}
  where p.slug = ${slug}
  order by k.category_id <> me.category_id, k.popularity desc, k.product_id limit 8`;

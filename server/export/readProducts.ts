import type { Transaction } from "../database/connect.ts";
import { cursorRows } from "./export.ts";

type Pair = { name: string; value: string };
type VariantRow = {
  sku: string;
  option_values: string[];
  mrp: number;
  list_price: number;
  weight_g: number;
  box: (number | null)[];
  image_src: string | null;
  gtin: string | null;
  cost: number | null;
  place: string | null;
  reorder_point: number | null;
  reorder_quantity: number | null;
  free: number | null;
  counted: boolean | null;
};

/** A product with what the import reads of it: money in paise, `free` pieces to sell, `box` in mm. */
export type ProductRow = {
  id: number;
  slug: string;
  name: string;
  description: string;
  brand: string;
  brand_slug: string;
  category: string;
  category_slug: string;
  tags: string[];
  published: boolean;
  option_names: string[];
  highlights: string[];
  specifications: Pair[];
  in_the_box: string[];
  warranty: string | null;
  country_of_origin: string | null;
  hsn: string | null;
  gst_bp: number | null;
  tax_class: string | null;
  generic_name: string | null;
  net_quantity: string | null;
  manufacturer: string | null;
  importer: string | null;
  alternative_names: string[];
  booking: string;
  available_from: string | null;
  popularity: number;
  created_at: string;
  attributes: Pair[];
  fits: string[];
  collections: string[];
  images: { src: string; alt: string }[];
  variants: [VariantRow, ...VariantRow[]];
};

/** How many products there are to export: those with a variant that is not retired. */
export async function countProducts(tx: Transaction): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*) from product p where exists (select from variant v where v.product_id = p.id and not v.retired)`;
  return row?.count ?? 0;
}

/**
 * Every product that has a variant which is not retired, or of these those with such a slug, the oldest first, by a cursor.
 * Collections are those chosen by hand.
 */
export const readProducts = (tx: Transaction, slugs?: string[]): AsyncIterable<ProductRow[]> =>
  tx<ProductRow[]>`
    select p.id, p.slug, p.name, p.description, b.name as brand, b.slug as brand_slug, c.name as category, c.slug as category_slug, p.tags,
      p.published, p.option_names, p.highlights, p.specifications, p.in_the_box, p.warranty, p.country_of_origin, p.hsn, p.gst_bp,
      (select slug from tax_class t where t.id = p.tax_class_id) as tax_class,
      p.generic_name, p.net_quantity, p.manufacturer, p.importer, p.alternative_names, p.booking, p.available_from::text, p.popularity, p.fits,
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'value', a.value) order by a.name, a.value)
        from product_attribute a where a.product_id = p.id), '[]') as attributes,
      array(select k.slug from collection_product m join collection k on k.id = m.collection_id
        where m.product_id = p.id and k.rule is null order by k.slug) as collections,
      coalesce((select jsonb_agg(jsonb_build_object('src', i.src, 'alt', i.alt) order by i.position)
        from product_image i where i.product_id = p.id), '[]') as images,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'option_values', v.option_values, 'mrp', v.mrp, 'list_price', v.list_price,
          'weight_g', v.weight_g, 'box', jsonb_build_array(v.box_l_mm, v.box_b_mm, v.box_h_mm), 'image_src', v.image_src,
          'gtin', v.gtin, 'cost', v.cost, 'place', v.place, 'reorder_point', v.reorder_point, 'reorder_quantity', v.reorder_quantity,
          'free', s.on_hand - s.held, 'counted', s.counted) order by v.position, v.id)
        from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id and not v.retired) as variants
    from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
    where exists (select from variant v where v.product_id = p.id and not v.retired)
      ${slugs ? tx`and p.slug = any(${slugs})` : tx``}
    order by p.id`.cursor(cursorRows);

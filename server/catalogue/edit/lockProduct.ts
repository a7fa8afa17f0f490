import type { ProductChange } from "../../../contract/office/product.ts";
import type { Transaction } from "../../database/connect.ts";

/** A product's own fields as they stand, in the contract's names. */
export type Standing = Required<ProductChange>;

/** A variant as it stands. Paise, grams, millimetres. */
export type StandingVariant = {
  id: number;
  version: number;
  sku: string;
  position: number;
  option_values: string[];
  mrp: number;
  list_price: number;
  weight_g: number;
  box_mm: number[] | null;
  gtin: string | null;
  cost: number | null;
  place: string | null;
  reorder_point: number | null;
  reorder_quantity: number | null;
  retired: boolean;
};

type Row = { id: number; slug: string; version: number; fields: Standing };

/** A product with its variants, their rows locked until the transaction ends; undefined where there is none. */
export async function lockProduct(tx: Transaction, id: number) {
  const [product] = await tx<Row[]>`
    select p.id, p.slug, p.version, jsonb_build_object('name', p.name, 'description', p.description, 'highlights', p.highlights,
      'specifications', p.specifications, 'in_the_box', p.in_the_box, 'warranty', p.warranty, 'country_of_origin', p.country_of_origin,
      'hsn', p.hsn, 'gst_bp', p.gst_bp, 'generic_name', p.generic_name, 'net_quantity', p.net_quantity, 'manufacturer', p.manufacturer,
      'importer', p.importer, 'tags', p.tags, 'alternative_names', p.alternative_names, 'option_names', p.option_names,
      'booking', p.booking, 'fits', p.fits, 'available_from', p.available_from, 'published', p.published,
      'brand', (select name from brand where id = p.brand_id), 'category', (select slug from category where id = p.category_id),
      'tax_class', (select slug from tax_class where id = p.tax_class_id),
      'attributes', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'value', value) order by name, value)
        from product_attribute where product_id = p.id), '[]'),
      'collections', coalesce((select jsonb_agg(c.slug order by c.slug)
        from collection_product m join collection c on c.id = m.collection_id where m.product_id = p.id and c.rule is null), '[]')) as fields
    from product p where p.id = ${id} for update of p`;
  if (!product) return undefined;
  const variants = await tx<StandingVariant[]>`
    select id, version, sku, position, option_values, mrp, list_price, weight_g, gtin, cost, place, reorder_point, reorder_quantity, retired,
      case when num_nonnulls(box_l_mm, box_b_mm, box_h_mm) = 3 then array[box_l_mm, box_b_mm, box_h_mm] end as box_mm
    from variant where product_id = ${id} order by position, id for update`;
  return { ...product, variants: [...variants] };
}
export type Locked = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

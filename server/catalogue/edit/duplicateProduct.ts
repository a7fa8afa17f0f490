import type { Sql } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { readSku } from "../import/variantRules.ts";
import { refreshProducts } from "../refreshProducts.ts";
import type { Editing } from "./editProduct.ts";
import { lockProduct } from "./lockProduct.ts";
import { freeSlug } from "./makeProduct.ts";

/**
 * A hidden copy of a product with all that is said of it: its variants that are sold get SKUs of their own, no barcode and
 * no stock.
 */
export async function duplicateProduct(sql: Sql, id: number, by: Staff): Promise<Editing> {
  return transaction(sql, async (tx): Promise<Editing> => {
    await waitShortly(tx);
    const product = await lockProduct(tx, id);
    if (!product) return { outcome: "unknown" };
    const name = `${product.fields.name.slice(0, 190)} (copy)`;
    const slug = await freeSlug(tx, name);
    const [copy] = await tx<{ id: number }[]>`
      insert into product (slug, name, published, brand_id, category_id, description, highlights, specifications, in_the_box, warranty,
        country_of_origin, hsn, gst_bp, tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names, option_names,
        booking, available_from, fits)
      select ${slug}, ${name}, false, brand_id, category_id, description, highlights, specifications, in_the_box, warranty,
        country_of_origin, hsn, gst_bp, tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names, option_names,
        booking, available_from, fits from product where id = ${id} returning id`;
    if (!copy) throw new Error("The copy was not kept.");
    await tx`
      insert into product_attribute (product_id, name, value) select ${copy.id}, name, value from product_attribute where product_id = ${id}`;
    await tx`
      insert into product_image (product_id, position, src, alt)
      select ${copy.id}, position, src, alt from product_image where product_id = ${id}`;
    await tx`
      insert into collection_product (collection_id, product_id)
      select m.collection_id, ${copy.id} from collection_product m join collection c on c.id = m.collection_id
      where m.product_id = ${id} and c.rule is null`;
    const skus = product.variants
      .filter(({ retired }) => !retired)
      .map((variant) => ({ id: variant.id, sku: readSku("", slug, variant.option_values) }));
    await tx`
      with made as (
        insert into variant (product_id, sku, option_values, mrp, list_price, price, weight_g, box_l_mm, box_b_mm, box_h_mm, image_src, cost,
          position)
        select ${copy.id}, n.sku, v.option_values, v.mrp, v.list_price, v.list_price, v.weight_g, v.box_l_mm, v.box_b_mm, v.box_h_mm,
          v.image_src, v.cost, v.position
        from jsonb_to_recordset(${JSON.stringify(skus)}::text::jsonb) as n(id int, sku text) join variant v using (id)
        returning id)
      insert into stock (variant_id, on_hand) select id, 0 from made`;
    await recordAct(tx, by, {
      act: "product.make",
      thing: "product",
      id: copy.id,
      after: { slug, name, copied_from: product.slug },
    });
    await refreshProducts(tx, [copy.id]);
    return { outcome: "edited", id: copy.id };
  });
}

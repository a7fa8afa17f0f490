import type { ProductPictures } from "../../../contract/office/pictures.ts";
import type { Sql, Transaction } from "../../database/connect.ts";

/** A product's pictures in order and its variants; undefined where there is no such product. */
export async function readPictures(sql: Sql | Transaction, id: number): Promise<ProductPictures | undefined> {
  const [row] = await sql<ProductPictures[]>`
    select p.id, p.name, p.slug, p.published, p.version,
      coalesce((select json_agg(json_build_object(
          'picture', i.src, 'shown', i.src like '/pictures/%', 'alt', i.alt, 'problem', f.problem,
          'variants', array(
            select v.id from variant v where v.product_id = p.id and v.image_src = i.src and not v.retired order by v.position, v.id))
          order by i.position)
        from product_image i left join photograph f on f.address = i.src where i.product_id = p.id), '[]') as pictures,
      coalesce((select json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'name', array_to_string(v.option_values, ', '), 'picture', v.image_src) order by v.position, v.id)
        from variant v where v.product_id = p.id and not v.retired), '[]') as variants
    from product p where p.id = ${id}`;
  return row;
}

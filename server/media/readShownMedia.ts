import type { ShownMedia } from "../../contract/media.ts";
import { askedSlug } from "../catalogue/asked.ts";
import { missing } from "../catalogue/missing.ts";
import type { Sql } from "../database/connect.ts";

/** The sounds and films of a product in order, with its id: what was made small where that is done. 404 for one that is not shown. */
export async function readShownMedia(sql: Sql, typed: string): Promise<{ id: number; media: ShownMedia[] }> {
  const slug = askedSlug(typed);
  const [product] = await sql<{ id: number }[]>`
    select p.id from product p join card k on k.product_id = p.id where p.slug = ${slug}`;
  if (!product) throw await missing(sql, "product", slug);
  const media = await sql<ShownMedia[]>`
    select f.kind, coalesce(f.small_src, f.src) as src, coalesce(f.small_bytes, f.bytes) as bytes, f.seconds, m.words,
      case when f.small_src is null then f.type when f.kind = 'film' then 'video/mp4' else 'audio/mp4' end as type,
      m.captions_src as captions, m.language
    from product_media m join media_file f on f.src = m.src where m.product_id = ${product.id} order by m.position`;
  return { id: product.id, media: [...media] };
}

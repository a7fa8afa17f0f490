import type { Hearing } from "../../contract/pitch.ts";
import { askedSlug } from "../catalogue/asked.ts";
import { findTold } from "../catalogue/getProduct.ts";
import { missing } from "../catalogue/missing.ts";
import type { Sql } from "../database/connect.ts";
import { pitchesOf } from "./pitchesOf.ts";

/** What there is to hear of a product, with its id. 404 for one that is unknown or not published; `moved_to` where its slug was changed. */
export async function readHearing(sql: Sql, typed: string): Promise<{ id: number; hearing: Hearing }> {
  const slug = askedSlug(typed);
  const [told] = await findTold(sql, [slug]);
  if (!told) throw await missing(sql, "product", slug);
  const { id, product_name, product_url, images } = told;
  return { id, hearing: { product_name, product_url, image: images[0]?.src ?? null, ...pitchesOf(told) } };
}

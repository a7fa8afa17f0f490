import type { Transaction } from "../../database/connect.ts";
import type { Problem } from "./problem.ts";
import type { WrittenProduct } from "./writeProducts.ts";

/** Replaces the pictures, attributes and collections of products; those that the file has no column for stay. */
export async function writeParts(
  tx: Transaction,
  products: WrittenProduct[],
  report: (problem: Problem) => void,
): Promise<void> {
  const pictured = products.filter(({ images }) => images !== undefined);
  const images = pictured.flatMap(({ id, images = [] }) =>
    images.map((image, i) => ({ ...image, product_id: id, position: i + 1 })),
  );
  const known = (some: WrittenProduct[]) => some.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (known(pictured).length > 0) await tx`delete from product_image where product_id = any(${known(pictured)})`;
  if (images.length > 0)
    await tx`insert into product_image (product_id, position, src, alt)
    select product_id, position, src, alt from jsonb_to_recordset(${JSON.stringify(images)}::text::jsonb)
    as image(product_id int, position int, src text, alt text)`;

  const described = products.filter(({ attributes }) => attributes !== undefined);
  const attributes = described.flatMap(({ id, attributes = [] }) =>
    attributes.map((attribute) => ({ ...attribute, product_id: id })),
  );
  if (known(described).length > 0) await tx`delete from product_attribute where product_id = any(${known(described)})`;
  if (attributes.length > 0)
    await tx`insert into product_attribute (product_id, name, value)
    select distinct product_id, name, value from jsonb_to_recordset(${JSON.stringify(attributes)}::text::jsonb)
    as attribute(product_id int, name text, value text)`;

  const collected = products.filter(({ collections }) => collections !== undefined);
  if (collected.length === 0) return;
  const slugs = [...new Set(collected.flatMap(({ collections = [] }) => collections))];
  const rows = await tx<{ id: number; slug: string }[]>`select id, slug from collection where slug = any(${slugs})`;
  const idOf = new Map(rows.map(({ slug, id }) => [slug, id]));
  const members = collected.flatMap(({ id, collections = [] }) =>
    collections
      .flatMap((slug) => ({ product_id: id, collection_id: idOf.get(slug) }))
      .filter(({ collection_id }) => collection_id !== undefined),
  );
  for (const { line, slug, collections = [] } of collected)
    for (const unknown of collections.filter((collection) => !idOf.has(collection)))
      report({ line, kind: "notice", product: slug, reason: `there is no collection "${unknown}"; left out` });
  // Where it stood before, it stays in its place; collections made by a rule follow their rule (refresh_rules).
  await tx`
    with member as (
      select distinct product_id, collection_id from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m(product_id int, collection_id int)),
    gone as (
      delete from collection_product p using collection c
      where p.product_id = any(${collected.map(({ id }) => id)}) and c.id = p.collection_id and c.rule is null
        and (p.product_id, p.collection_id) not in (select product_id, collection_id from member))
    insert into collection_product (product_id, collection_id) select product_id, collection_id from member
    on conflict do nothing`;
}

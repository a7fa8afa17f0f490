import { openAlone, type Sql } from "../../server/database/connect.ts";

const batch = 10_000;

/**
 * Grows the demo catalogue to so many products: each a copy of one of its products with a series' name of its own
 * (3,600 of them, made of syllables), a model number, a price and a popularity; always the same for the same size.
 */
export async function growCatalogue(sql: Sql, products: number): Promise<void> {
  const [{ there } = { there: 0 }] = await sql<{ there: number }[]>`select count(*)::int as there from product`;
  // What a row would be checked against is copied with it.
  await sql`create table source as select row_number() over (order by id) - 1 as n, id from product`;
  for (let from = there; from < products; from += batch) {
    const to = Math.min(from + batch, products);
    await sql.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`set local session_replication_role = replica`;
      await tx`
        create temp table copy on commit drop as
        select g, s.id as of, nextval(pg_get_serial_sequence('product', 'id'))::int as id
        from generate_series(${from}::int, ${to - 1}::int) g join source s on s.n = g % ${there}`;
      await tx`
        insert into product (id, slug, name, brand_id, category_id, tags, alternative_names, country_of_origin, hsn, gst_bp, popularity)
        overriding system value
        select c.id, p.slug || '-' || c.g, p.name || ' ' || initcap(syllables.a[1 + c.g * 7 % 60] || syllables.a[1 + c.g * 11 / 60 % 60])
            || ' ' || chr(65 + c.g % 26) || 'X-' || c.g,
          p.brand_id, p.category_id, p.tags, p.alternative_names, p.country_of_origin, p.hsn, p.gst_bp, c.g::bigint * 7919 % 1000
        from copy c join product p on p.id = c.of,
          (select array(select x || y from unnest(string_to_array('k l m n p r s t v z', ' ')) x,
            unnest(string_to_array('a e i o u ai', ' ')) y) as a) syllables`;
      await tx`
        insert into product_attribute
        select c.id, a.name, a.value from copy c join product_attribute a on a.product_id = c.of`;
      await tx`
        with v as (
          insert into variant (product_id, sku, mrp, list_price, price, position)
          select c.id, 'BENCH-' || c.g, v.price * 12 / 10, v.price, v.price, 1
          from copy c join lateral (select price * (50 + c.g % 150) / 100 as price from variant
            where product_id = c.of order by position limit 1) v on true
          returning id)
        insert into stock (variant_id, on_hand) select id, id % 10 from v`;
      await tx`select refresh_card(array(select id from copy))`;
    });
  }
  const alone = openAlone(sql);
  await alone`set statement_timeout = 0`;
  await alone`vacuum analyze`;
  await alone.end();
}

import type { Sql } from "../../server/database/connect.ts";

const batch = 50_000;
const first =
  "Asha Ravi Meena Kannan Lakshmi Arun Priya Karthik Divya Suresh Anitha Vijay Kavitha Mohan Deepa Ganesh Revathi Balaji Nandini Prakash Shalini Murugan Janaki Senthil Uma Harish Geetha Naveen Malini Rajesh";
const last =
  "Kumar Raman Iyer Subramaniam Krishnan Nair Reddy Pillai Sharma Menon Rao Naidu Chandran Murthy Venkatesan Gopal Srinivasan Shankar Mani Patel Das Bose Gupta Singh Fernandes Thomas Joseph Ali Khan Begum";

/**
 * Grows an empty shop to so many orders of three years, as a shop has them: a quarter as many customers, few of whom buy
 * often; nearly all delivered, the newest few hundred still in the house or on their way. Always the same for the same size.
 */
export async function growOrders(sql: Sql, orders: number): Promise<void> {
  // An index is built sooner than it is kept, and what is made here needs no checking.
  await sql`drop index orders_name`;
  for (let from = 1; from <= orders; from += batch) {
    const to = Math.min(from + batch - 1, orders);
    await sql.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`set local session_replication_role = replica`;
      await tx`set local synchronous_commit = off`;
      await tx`
        create temp table made on commit drop as
        select g, md5('order' || g) as hash, now() - (${orders} - g) * interval '3 years' / ${orders} as at,
          ((hashint8(g)::bigint + 2147483648)::float8 / 4294967296) ^ 2 * ${orders} / 4 as customer,
          case when g > ${orders} - 300 then 'confirmed' when g > ${orders} - 400 then 'packed' when g > ${orders} - 1900 then 'shipped'
            when g % 20 = 0 then 'cancelled' when g % 33 = 0 then 'expired' when g % 50 = 1 then 'returned' else 'delivered' end as state
        from generate_series(${from}::int, ${to}::int) g`;
      await tx`
        insert into orders (id, order_no, checkout_id, name, email, mobile, address, state_code, payment_method, channel, state, items, shipping,
          tax_included, total, delivery_from, delivery_to, leaves_by, placed_at)
        overriding system value
        select g, no, hash, name, lower(replace(name, ' ', '.')) || c || '@example.com', mobile,
          jsonb_build_object('name', name, 'mobile', mobile, 'pincode', '600004', 'line1', '12, North Mada Street', 'line2', 'Mylapore',
            'city', 'Chennai', 'state', 'Tamil Nadu'), '33', 'cod', case when g % 40 = 0 then 'phone' when g % 25 = 0 then 'counter' else 'web' end,
          state, 79900, 0, 12188, 79900, at::date + 3, at::date + 5, at::date + 1, at
        from made cross join lateral (select floor(customer)::int as c, 9000000000 + (floor(customer)::bigint * 7919 % 999999937) as m) who
        cross join lateral (select (string_to_array(${first}, ' '))[1 + c % 30] || ' ' || (string_to_array(${last}, ' '))[1 + c / 30 % 30]
            || case when c % 3 = 0 then ' ' || initcap(translate(left(md5('n' || c), 7), '0123456789', 'ghijklmnop')) else '' end as name,
          m::text as mobile) named
        cross join lateral (
          select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(decode(hash, 'hex'), n) % 30, 1), '' order by n) as signs
          from generate_series(0, 9) n) drawn
        cross join lateral (select left(signs, 5) || '-' || right(signs, 5) as no) numbered`;
      await tx`
        insert into order_line (order_id, variant_id, product_name, product_slug, sku, quantity, unit_price, mrp, gst_bp, taxable, tax)
        select g, v.id, 'Flute', 'flute', v.sku, 1, 79900, 79900, 1800, 67712, 12188 from made
        cross join lateral (select id, sku from variant order by id offset (g % 5) limit 1 + g % 2) v`;
      await tx`
        insert into order_event (order_id, seq, from_state, to_state, cause, actor, at)
        select g, 1, null, 'confirmed', 'Ordered', 'shopper', at from made
        union all select g, 2, 'packed', 'shipped', 'Handed over', 'staff', at + interval '1 day' from made
        where state in ('shipped', 'delivered', 'returned')`;
      await tx`
        insert into parcel (order_id, courier, tracking_no)
        select g, 'India Post', 'EM' || lpad(g::text, 9, '0') || 'IN' from made where state in ('shipped', 'delivered', 'returned')`;
      await tx`
        insert into tax_document (kind, prefix, fin_year, serial, number, order_id, seq, cause, issued_at, ordered_at, seller, buyer,
          place_of_supply, inside, payment_method, taxable, cgst, sgst, igst, round_off, total)
        select 'invoice', 'SW', year, serial, 'SW/' || year || '/' || lpad(serial::text, 6, '0'), g, 1, 'packing', at, at, '{}', '{}', '33', true, 'cod',
          67712, 6094, 6094, 0, 0, 79900
        from made cross join lateral (select (2425 + 101 * (g::bigint * 3 / (${orders} + 1)))::text as year, 1 + g % (${orders} / 3 + 1) as serial) n
        where state in ('packed', 'shipped', 'delivered', 'returned')`;
      await tx`
        insert into outbox (key, topic, payload, done_at)
        select 'bench:' || g, 'mail', jsonb_build_object('template', 'order_confirmed', 'order_no', hash), at from made`;
    });
  }
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`create index orders_name on orders using gin ((name || ' ' || (address ->> 'name')) gin_trgm_ops) with (gin_pending_list_limit = 256)`;
    await tx`insert into figure_stale (day) select distinct india_day(placed_at) from orders`;
    await tx`select setval(pg_get_serial_sequence('orders', 'id'), ${orders})`;
  });
  await sql`set statement_timeout = 0`;
  await sql`vacuum analyze`;
}

import { transaction } from "../database/transaction.ts";
import { notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { recordEvent } from "./recordEvent.ts";
import { wasKept } from "./reviewable.ts";
import { showRating } from "./showRating.ts";

/** What was typed, as the contract has made it. */
type Written = { product_url: string; rating: number; title: string; words: string; name: string; town: string };

/**
 * Keeps what the buyer of an order says of a product of it. There is one review for a person and a product: other words take
 * the place of the former ones, with the shop's answer to those, and wait again; the same words again change nothing. Throws
 * an ApiError of 404 for what was not in the order, was not delivered, or went back.
 */
export async function writeReview({ sql }: Pick<Shop, "sql">, orderNo: string, written: Written): Promise<void> {
  const { product_url, rating, title, words, name, town } = written;
  await transaction(sql, async (tx) => {
    const [line] = await tx<{ order_id: number; variant_id: number; product_id: number; email: string }[]>`
      select o.id as order_id, l.variant_id, p.id as product_id, o.email
      from orders o join order_line l on l.order_id = o.id join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      where o.order_no = ${orderNo} and p.slug = ${product_url} and ${wasKept(tx)} order by l.variant_id limit 1 for update of o`;
    if (!line) throw notFound("This product of your order");
    const { order_id, variant_id, product_id, email } = line;
    const [kept] = await tx<{ id: number }[]>`
      insert into review as r (product_id, order_id, variant_id, email, rating, title, words, name, town)
      values (${product_id}, ${order_id}, ${variant_id}, ${email}, ${rating}, ${title}, ${words}, ${name}, ${town})
      on conflict (product_id, email) do update set order_id = excluded.order_id, variant_id = excluded.variant_id, rating = excluded.rating,
        title = excluded.title, words = excluded.words, name = excluded.name, town = excluded.town, state = 'waiting', answer = '',
        version = r.version + 1, written_at = now()
      where (r.rating, r.title, r.words, r.name, r.town)
        is distinct from (excluded.rating, excluded.title, excluded.words, excluded.name, excluded.town)
      returning id`;
    if (!kept) return;
    await recordEvent(tx, kept.id, "waiting", "shopper");
    await showRating(tx, product_id);
  });
}

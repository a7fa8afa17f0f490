import { askedSlug } from "../catalogue/asked.ts";
import { findSession } from "../customers/session.ts";
import { transaction } from "../database/transaction.ts";
import { notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { recordEvent } from "./recordEvent.ts";

const byNetwork = { name: "question network", burst: 10, every: 300 };
const bySender = { name: "question sender", burst: 6, every: 1_800 };
/** About one product, whoever asks: a launch fits, a flood from many networks does not. */
const byProduct = { name: "question product", burst: 60, every: 60 };

/** What was typed, as the contract has made it. */
type Asked = { product_url: string; name: string; email: string; words: string };

/**
 * Notes what somebody asks about a product; it waits for somebody of the staff. The same words of the same address stand once,
 * whatever became of them. Throws ApiErrors: 404 where there is no such product to be seen, 429.
 */
export async function ask(shop: Shop, request: Request, { product_url, name, email, words }: Asked): Promise<void> {
  await countAttempt(shop, byNetwork, clientOf(request));
  const [product] = await shop.sql<
    { id: number }[]
  >`select id from product where slug = ${askedSlug(product_url)} and published`;
  if (!product) throw notFound("This product");
  await countAttempt(shop, byProduct, String(product.id));
  await countAttempt(shop, bySender, email);
  await countAttempt(shop, mailsToOne, email);
  const who = await findSession(shop, request);
  await transaction(shop.sql, async (tx) => {
    const [kept] = await tx<{ id: number }[]>`
      insert into question (product_id, customer_id, email, name, words)
      values (${product.id}, ${who?.customerId ?? null}, ${email}, ${name}, ${words})
      on conflict (product_id, email, md5(words)) do nothing returning id`;
    if (kept) await recordEvent(tx, kept.id, "waiting", "shopper");
  });
}

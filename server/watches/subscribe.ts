import { ApiError, notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { idle } from "./idle.ts";
import { leaveKey } from "./leaveLink.ts";

const byNetwork = { name: "watch network", burst: 20, every: 60 };
/** Of one variant, whoever asks: a rush for a rare instrument fits, a list of strangers does not. */
const byVariant = { name: "watch variant", burst: 200, every: 30 };
/** So many things one address may wait for; of more nothing is noted, and the answer is the same. */
const most = 30;

/**
 * Notes that somebody wants one mail when a variant can be bought again, or for less than now. Asked twice it stands once, a price
 * with what it is the second time. Answers the price of now, in paise. Throws ApiErrors: 404 where there is no such variant to
 * be seen, 409 where somebody would wait for what can be bought now, 429.
 */
export async function subscribe(
  shop: Shop,
  request: Request,
  kind: "stock" | "price",
  { variant_id, email }: { variant_id: number; email: string },
): Promise<number> {
  await countAttempt(shop, byNetwork, clientOf(request));
  const [variant] = await shop.sql<{ free: boolean; price: number }[]>`
    select s.on_hand > s.held and t.on_sale as free, v.price
    from variant v join stock s on s.variant_id = v.id join card k on k.product_id = v.product_id
    cross join lateral tax_on(v.product_id, india_today()) t
    where v.id = ${variant_id} and not v.retired`;
  if (!variant) throw notFound("This product");
  if (kind === "stock" && variant.free) throw new ApiError(409, "It is in stock: you can buy it now.");
  await countAttempt(shop, byVariant, String(variant_id));
  await countAttempt(shop, mailsToOne, email);
  const watched = kind === "price" ? variant.price : null;
  await shop.sql`
    insert into product_watch as w (variant_id, email, leave_key, kind, price, queued_at)
    select variant_id, ${email}, ${leaveKey(shop.secret, email)}, w.kind, ${watched}::int, ${idle(shop.sql)}
    from (values (${variant_id}::int, ${kind}::text)) w (variant_id, kind)
    where (select count(*) from product_watch where email = ${email}) < ${most}
    on conflict (variant_id, email, kind) do update set price = excluded.price, created_at = now()
    where w.kind = 'price' and w.queued_at = 'infinity'`;
  return variant.price;
}

import { ApiError, notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { leaveKey } from "./leaveLink.ts";

const byNetwork = { name: "watch network", burst: 20, every: 60 };
/** Of one variant, whoever asks: a rush for a rare instrument fits, a list of strangers does not. */
const byVariant = { name: "watch variant", burst: 200, every: 30 };
/** So many things one address may wait for; of more nothing is noted, and the answer is the same. */
const most = 30;

/**
 * Notes that somebody wants one mail when a variant can be bought again. Asked twice it stands once. Throws ApiErrors: 404
 * where there is no such variant to be seen, 409 where it can be bought now, 429.
 */
export async function subscribe(
  shop: Shop,
  request: Request,
  { variant_id, email }: { variant_id: number; email: string },
): Promise<void> {
  await countAttempt(shop, byNetwork, clientOf(request));
  const [variant] = await shop.sql<{ free: boolean }[]>`
    select s.on_hand > s.held and t.on_sale as free
    from variant v join stock s on s.variant_id = v.id join card k on k.product_id = v.product_id
    cross join lateral tax_on(v.product_id, india_today()) t
    where v.id = ${variant_id} and not v.retired`;
  if (!variant) throw notFound("This product");
  if (variant.free) throw new ApiError(409, "It is in stock: you can buy it now.");
  await countAttempt(shop, byVariant, String(variant_id));
  await countAttempt(shop, mailsToOne, email);
  await shop.sql`
    insert into product_watch (variant_id, email, leave_key)
    select ${variant_id}, ${email}, ${leaveKey(shop.secret, email)}
    where (select count(*) from product_watch where email = ${email}) < ${most}
    on conflict do nothing`;
}

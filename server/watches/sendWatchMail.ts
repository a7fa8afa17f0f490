import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import { formatMoney } from "../money.ts";
import type { Shop } from "../shop/shop.ts";
import { dueNow } from "./dueNow.ts";
import { idle } from "./idle.ts";
import { leavePath } from "./leaveLink.ts";
import type { WatchMail } from "./watchMail.ts";

type Row = {
  kind: "stock" | "price";
  watched_price: number;
  variant_id: number;
  email: string;
  leave_key: string;
  price: number;
  product_name: string;
  product_url: string;
  options: string;
  due: boolean;
};

/**
 * Tells somebody once that what he waits for can be bought, or for less, and forgets him. Who has left meanwhile hears nothing; what has
 * sold out again by then, or costs as much as before, is waited for on.
 */
export async function sendWatchMail(shop: Shop, key: string, { watch }: WatchMail): Promise<void> {
  const { sql } = shop;
  const [row] = await sql<Row[]>`
    select w.kind, coalesce(w.price, 0) as watched_price, w.variant_id, w.email, w.leave_key, v.price, p.name as product_name, p.slug as product_url,
      (select coalesce(string_agg(value, ', '), '') from unnest(v.option_values) value where value <> 'Default Title') as options,
      ${dueNow(sql)} as due
    from product_watch w join variant v on v.id = w.variant_id join product p on p.id = v.product_id where w.id = ${watch}`;
  if (!row) return;
  if (!row.due) {
    await sql`update product_watch w set queued_at = ${idle(sql)} where id = ${watch}`;
    return;
  }
  const at = (path: string) => new URL(path, shop.address()).href;
  const name = row.options ? `${row.product_name} (${row.options})` : row.product_name;
  const letter: Letter = {
    to: row.email,
    subject: `${row.kind === "stock" ? "In stock" : "Costs less"}: ${name}`,
    greeting: "Hello,",
    paragraphs: [
      row.kind === "stock"
        ? `You asked to hear when the ${name} can be bought. It is in stock now, for ${formatMoney(row.price)}.`
        : `You asked to hear when the ${name} costs less than ${formatMoney(row.watched_price)}. It costs ${formatMoney(row.price)} now.`,
      "It is not kept for you, nor is its price: others who asked hear of it as well.",
    ],
    action: { label: "See it", url: at(`/product/${row.product_url}?variant=${row.variant_id}`) },
    note: "This is the one mail that you asked for; we have forgotten your address with it.",
    leave: {
      words: "What else you wait for, and how to leave",
      page: at(leavePath(row.leave_key)),
      post: at(`/public/api/subscribe/${row.leave_key}/leave`),
    },
  };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
  await sql`delete from product_watch where id = ${watch}`;
}

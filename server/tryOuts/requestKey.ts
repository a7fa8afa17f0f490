import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Contact } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";

/** What somebody wishes to book. */
export type Wish = { slot: string; product_url: string; contact: Contact };

/** A request that is to book once: whose key it has, and a digest of all that it says. */
export type Asked = { key: string; body: string };

/** For so long the same key is the same booking. */
const keyLife = "24 hours";

/** For so long a request waits for its twin that is still on the way, in steps of so many milliseconds. */
const [waits, gap] = [60, 100];

/** Keeps the key of a request apart from the same one of anybody else: it neither tells him anything nor is in his way. */
export function askedWith({ secret }: Pick<Shop, "secret">, key: string | undefined, wish: Wish): Asked | undefined {
  if (key === undefined) return undefined;
  const { email, mobile } = wish.contact;
  return {
    key: sign(secret, "booking", `${email} ${mobile}\n${key}`),
    body: createHash("sha256").update(JSON.stringify(wish)).digest("base64url"),
  };
}

/**
 * The booking that was made by this very request before, or is just being made; undefined where there is none. Throws an ApiError of
 * 409 where the key has booked something else.
 */
export async function madeBefore(sql: Sql, asked: Asked | undefined): Promise<string | undefined> {
  if (!asked) return undefined;
  for (let n = 0; n < waits; n++) {
    const [known] = await sql<{ booking_no: string; state: string; body: string | null }[]>`
      select booking_no, state, request_body as body from try_out where request_key = ${asked.key}`;
    if (known && known.body !== asked.body)
      throw new ApiError(
        409,
        "You have booked another time with this form; its mail has the link to move it. To book one more, please open this page anew.",
        { reason: "key" },
      );
    if (known?.state !== "asked") return known?.booking_no;
    await pause(gap);
  }
  return undefined;
}

/** Lets keys go that have had their time. */
export const forgetRequests = ({ sql }: Pick<Shop, "sql">) => sql`
  update try_out set request_key = null, request_body = null
  where request_key is not null and created_at < now() - ${keyLife}::interval`;

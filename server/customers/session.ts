import type { Sql, Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { longestDays, readCookie, sessionCookie } from "./cookie.ts";
import { hashOf, newSecretText } from "./secretText.ts";

/** Who asks: a customer with a proven e-mail address, and the session he asks in. */
export type Who = { sessionId: string; customerId: number; email: string };

/** A session that is not used for so many days ends. */
const idleDays = 30;

/** The condition on `session s` to be alive. */
export const isLive = (sql: Sql | Transaction) => sql`
  (s.ended_at is null and s.seen_at > now() - ${idleDays} * interval '1 day' and s.created_at > now() - ${longestDays} * interval '1 day')`;

/** Whose session the request brings; undefined when it brings none that is alive. */
export async function findSession(shop: Pick<Shop, "sql" | "address">, request: Request): Promise<Who | undefined> {
  const cookie = readCookie(shop, request);
  if (!cookie) return undefined;
  const [row] = await shop.sql<(Who & { stale: boolean })[]>`
    select s.id as "sessionId", c.id as "customerId", c.email, s.seen_at < now() - interval '1 hour' as stale
    from session s join customer c on c.id = s.customer_id
    where s.hash = ${hashOf(cookie)} and ${isLive(shop.sql)} and c.email_verified`;
  if (!row) return undefined;
  const { stale, ...who } = row;
  if (stale) await shop.sql`update session set seen_at = now() where id = ${who.sessionId}`;
  return who;
}

/** As findSession, for calls that are for customers only. Throws an ApiError of 401. */
export async function requireSession(shop: Pick<Shop, "sql" | "address">, request: Request): Promise<Who> {
  const who = await findSession(shop, request);
  if (!who) throw new ApiError(401, "Please log in first.");
  return who;
}

/**
 * Begins a session of its own, whatever the browser had before, which ends with it: nobody can be given a session that
 * somebody else knows. Answers the header with the cookie.
 */
export async function openSession(
  shop: Pick<Shop, "address">,
  sql: Sql | Transaction,
  request: Request,
  customerId: number,
): Promise<{ "Set-Cookie": string }> {
  const before = readCookie(shop, request);
  if (before) await sql`delete from session where hash = ${hashOf(before)}`;
  const { text, hash } = newSecretText();
  const userAgent = request.headers.get("User-Agent")?.slice(0, 300) ?? "";
  await sql`insert into session (hash, customer_id, user_agent) values (${hash}, ${customerId}, ${userAgent})`;
  return sessionCookie(shop, request, text);
}

/**
 * Ends the request's session. The browser gets another secret, which opens nothing and only tells at the next login
 * that this device has been logged in before.
 */
export async function closeSession(
  shop: Pick<Shop, "sql" | "address">,
  request: Request,
): Promise<{ "Set-Cookie": string }> {
  const cookie = readCookie(shop, request);
  const { text, hash } = newSecretText();
  const ended = cookie
    ? await shop.sql`update session set hash = ${hash}, ended_at = now() where hash = ${hashOf(cookie)} returning id`
    : [];
  return sessionCookie(shop, request, ended.length === 1 ? text : "");
}

/** The session, alive or ended, by which this device is known to have been logged in to that account; undefined for strangers. */
export async function knownDevice(
  shop: Pick<Shop, "sql" | "address">,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const cookie = readCookie(shop, request);
  if (!cookie) return undefined;
  const [row] = await shop.sql<{ id: string }[]>`
    select s.id from session s join customer c on c.id = s.customer_id where s.hash = ${hashOf(cookie)} and c.email = ${email}`;
  return row?.id;
}

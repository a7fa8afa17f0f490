import { isRight, type Right } from "../../contract/office/rights.ts";
import { hashOf, newSecretText } from "../customers/secretText.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "./actor.ts";
import { officeCookie, readCookie } from "./cookie.ts";
import { demoEmail } from "./demoOwner.ts";

/** Somebody of the staff, in his session. A right's number is its limit: paise or basis points; null is none. */
export type SignedIn = {
  sessionId: string;
  staffId: number;
  name: string;
  email: string;
  role: string;
  roleName: string;
  rights: ReadonlyMap<Right, number | null>;
  /** Until then his last proof counts for what is grave. */
  provenUntil: Date;
  actor: Staff;
};

/** A session's absolute limit in hours, its limit without use, and for how long a proof counts, in minutes. */
export const longestHours = 12;
const idleMinutes = 30;
export const provenMinutes = 5;

type Asked = Pick<Shop, "sql"> & { settings: Pick<Settings, "SHOP_MODE"> };

/** The condition on `staff_session s` to be alive. */
export const isLive = (sql: Sql | Transaction) => sql`
  (s.ended_at is null and s.seen_at > now() - ${idleMinutes} * interval '1 minute'
    and s.created_at > now() - ${longestHours} * interval '1 hour')`;

/** The condition on `staff m` to be let in: access was not ended, and a demo's owner stays in the demo. */
export const mayEnter = (sql: Sql | Transaction, { SHOP_MODE }: Pick<Settings, "SHOP_MODE">) => sql`
  (m.disabled_at is null and (${SHOP_MODE === "demo"} or m.email <> ${demoEmail}))`;

type Row = Omit<SignedIn, "rights" | "actor"> & { rights: Record<string, number | null> | null; stale: boolean };

/**
 * Whose session the request brings; undefined when it brings none that is alive. `attended`: a person asks, which keeps
 * the session from falling idle; what a page asks by itself does not.
 */
export async function findStaff(shop: Asked, request: Request, attended = true): Promise<SignedIn | undefined> {
  const cookie = readCookie(request);
  if (!cookie) return undefined;
  const [row] = await shop.sql<Row[]>`
    select s.id as "sessionId", m.id as "staffId", m.name, m.email, m.role, r.name as "roleName",
      (select jsonb_object_agg(right_name, most) from role_right where role = m.role) as rights,
      s.proven_at + ${provenMinutes} * interval '1 minute' as "provenUntil", s.seen_at < now() - interval '1 minute' as stale
    from staff_session s join staff m on m.id = s.staff_id join role r on r.slug = m.role
    where s.hash = ${hashOf(cookie)} and ${isLive(shop.sql)} and ${mayEnter(shop.sql, shop.settings)}`;
  if (!row) return undefined;
  const { stale, rights, ...who } = row;
  if (stale && attended) await shop.sql`update staff_session set seen_at = now() where id = ${who.sessionId}`;
  const requestId = request.headers.get("X-Request-Id");
  const held = Object.entries(rights ?? {}).filter((entry): entry is [Right, number | null] => isRight(entry[0]));
  const actor: Staff = { door: "office", staffId: who.staffId, name: who.name, ...(requestId ? { requestId } : {}) };
  return { ...who, rights: new Map(held), actor };
}

/** The session of this member, alive or ended, by which the browser is known to have been used by him. */
export async function knownDevice(
  sql: Sql | Transaction,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const cookie = readCookie(request);
  if (!cookie) return undefined;
  const [row] = await sql<{ id: string }[]>`
    select s.id from staff_session s join staff m on m.id = s.staff_id where s.hash = ${hashOf(cookie)} and m.email = ${email}`;
  return row?.id;
}

/**
 * Begins a session of its own, whatever the browser had before, which ends with it: nobody can be given a session that
 * somebody else knows. Answers the header with the cookie, and a request that brings it.
 */
export async function openSession(
  tx: Transaction,
  request: Request,
  staffId: number,
): Promise<{ headers: { "Set-Cookie": string }; sessionId: string }> {
  const before = readCookie(request);
  if (before) await tx`update staff_session set ended_at = now() where hash = ${hashOf(before)} and ended_at is null`;
  const { text, hash } = newSecretText();
  const userAgent = request.headers.get("User-Agent")?.slice(0, 300) ?? "";
  const [row] = await tx<{ id: string }[]>`
    insert into staff_session (hash, staff_id, user_agent, network)
    values (${hash}, ${staffId}, ${userAgent}, ${clientOf(request)}) returning id`;
  if (!row) throw new Error("The session was not kept.");
  return { headers: officeCookie(request, text), sessionId: row.id };
}

/** Ends all sessions of a member, or all but one. Answers how many there were. */
export async function endSessions(tx: Sql | Transaction, staffId: number, but?: string): Promise<number> {
  const ended = await tx`
    update staff_session set ended_at = now()
    where staff_id = ${staffId} and ended_at is null and id is distinct from ${but ?? null}`;
  return ended.count;
}

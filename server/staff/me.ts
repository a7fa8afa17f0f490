import type { Me } from "../../contract/office/session.ts";
import { deviceOf } from "../customers/device.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import { type KeptPasskey, keepPasskey } from "./passkeys.ts";
import { recordAct } from "./recordAct.ts";
import { keepRecoveryCodes, newRecoveryCodes } from "./recovery.ts";
import { endSessions, isLive, type SignedIn } from "./session.ts";
import { tellMember } from "./tellMember.ts";

type Ways = { passkeys: number; password: boolean; totp: boolean };

/** By what somebody of the staff may enter. Throws an ApiError of 404. */
export async function waysOf(tx: Sql | Transaction, staffId: number): Promise<Ways> {
  const [ways] = await tx<Ways[]>`
    select password_hash is not null as password,
      (select count(*)::int from staff_passkey where staff_id = m.id) as passkeys,
      exists (select from staff_totp where staff_id = m.id and confirmed_at is not null) as totp
    from staff m where id = ${staffId}`;
  if (!ways) throw notFound("This member");
  return ways;
}

/** One's own ways to enter, and where one is signed in, the latest use first. */
export async function readMe(sql: Sql, { staffId, sessionId }: SignedIn): Promise<Me> {
  const { password, totp } = await waysOf(sql, staffId);
  const passkeys = await sql<{ id: string; name: string; created_at: Date; last_used_at: Date | null }[]>`
    select id, name, created_at, last_used_at from staff_passkey where staff_id = ${staffId} order by created_at, id`;
  const [codes] = await sql<{ left: number }[]>`
    select count(*)::int as left from staff_recovery where staff_id = ${staffId} and used_at is null`;
  const sessions = await sql<
    { id: string; user_agent: string; network: string; created_at: Date; seen_at: Date }[]
  >`select s.id, s.user_agent, s.network, s.created_at, s.seen_at from staff_session s
    where s.staff_id = ${staffId} and ${isLive(sql)} order by s.seen_at desc, s.id`;
  return {
    password,
    totp,
    recovery_left: codes?.left ?? 0,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ created_at, seen_at, user_agent, ...session }) => ({
      ...session,
      user_agent: deviceOf(user_agent),
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
      current: session.id === sessionId,
    })),
  };
}

/** Adds a passkey that was just made to who is signed in, who is told by mail. Throws an ApiError of 409. */
export const addPasskey = (
  sql: Sql,
  request: Request,
  { staffId, actor }: SignedIn,
  passkey: KeptPasskey,
  name: string,
): Promise<void> =>
  transaction(sql, async (tx) => {
    await keepPasskey(tx, staffId, passkey, name);
    await recordAct(tx, actor, { act: "passkey.add", thing: "staff", id: staffId, after: { name } });
    await tellMember(tx, request, staffId, "passkey_added", passkey.id);
  });

/** Removes a passkey of who is signed in. Throws ApiErrors of 404, and 409 for his last way in. */
export const removePasskey = (sql: Sql, request: Request, { staffId, actor }: SignedIn, id: string): Promise<void> =>
  transaction(sql, async (tx) => {
    await tx`select from staff where id = ${staffId} for update`; // two at once: one after the other
    const { passkeys, password, totp } = await waysOf(tx, staffId);
    const [removed] = await tx<{ name: string; created_at: Date }[]>`
      delete from staff_passkey where id = ${id} and staff_id = ${staffId} returning name, created_at`;
    if (!removed) throw notFound("This passkey");
    if (passkeys === 1 && !(password && totp))
      throw new ApiError(409, "This is your last way in. Please add another passkey first.");
    await recordAct(tx, actor, { act: "passkey.remove", thing: "staff", id: staffId, before: { name: removed.name } });
    await tellMember(tx, request, staffId, "passkey_removed", `${id}:${removed.created_at.getTime()}`);
  });

/** Ten new recovery codes; the old ones are void. 409 for who enters by passkeys alone. */
export async function renewCodes(
  sql: Sql,
  request: Request,
  { staffId, sessionId, actor }: SignedIn,
): Promise<string[]> {
  const { password, totp } = await waysOf(sql, staffId);
  if (!password || !totp) throw new ApiError(409, "Recovery codes go with a password. You enter by a passkey.");
  const { codes, hashes } = await newRecoveryCodes();
  await transaction(sql, async (tx) => {
    await tx`select from staff where id = ${staffId} for update`;
    await keepRecoveryCodes(tx, staffId, hashes);
    await recordAct(tx, actor, { act: "recovery.renew", thing: "staff", id: staffId });
    await tellMember(tx, request, staffId, "codes", `${sessionId}:${hashes[0]?.slice(-20)}`);
  });
  return codes;
}

/** Ends one of the sessions of who is signed in, or all but the one he asks in. Throws an ApiError of 404. */
export const endOwnSessions = (sql: Sql, { staffId, sessionId, actor }: SignedIn, id?: string): Promise<void> =>
  transaction(sql, async (tx) => {
    if (id === undefined) await endSessions(tx, staffId, sessionId);
    else {
      const ended = await tx`
        update staff_session set ended_at = now() where id::text = ${id} and staff_id = ${staffId} and ended_at is null`;
      if (ended.count === 0) throw notFound("This session");
    }
    await recordAct(tx, actor, {
      act: "session.end",
      thing: "staff",
      id: staffId,
      after: { session: id ?? "all others" },
    });
  });

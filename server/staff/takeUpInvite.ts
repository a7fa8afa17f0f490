import { deviceOf } from "../customers/device.ts";
import { hashPassword } from "../customers/passwords.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { enter } from "./enter.ts";
import { type Invite, readInvite } from "./invite.ts";
import { endKeysOf } from "./keys.ts";
import { keepAnOwner } from "./lastOwner.ts";
import { keepApp, offerApp, readApp, requireApp } from "./offeredApp.ts";
import { type KeptPasskey, keepPasskey } from "./passkeys.ts";
import { recordAct } from "./recordAct.ts";
import { keepRecoveryCodes, newRecoveryCodes } from "./recovery.ts";
import { endSessions } from "./session.ts";
import { tellMember } from "./tellMember.ts";

type Cookie = { "Set-Cookie": string };

/**
 * Makes the invited person a member, or begins anew with who is one: name and role, no sessions, and no proof but those
 * that `keep` now keeps. Signs him in. Of two who open the same link one gets it. Throws ApiErrors of 404 and 409.
 */
const takeUp = (
  shop: Shop,
  request: Request,
  token: string,
  name: string,
  passwordHash: string | null,
  keep: (tx: Transaction, staffId: number) => Promise<void>,
): Promise<Cookie> =>
  transaction(shop.sql, async (tx) => {
    const { hash, email, role } = await readInvite(tx, token, true);
    const [before] = await tx<{ id: number; disabled: boolean }[]>`
      select id, disabled_at is not null as disabled from staff where email = ${email}`;
    if (before && role !== "owner") await keepAnOwner(tx, shop.settings, before.id);
    const [member] = await tx<{ id: number }[]>`
      insert into staff (email, name, role, password_hash) values (${email}, ${name}, ${role}, ${passwordHash})
      on conflict (email) do update set name = excluded.name, role = excluded.role, password_hash = excluded.password_hash,
        disabled_at = null, version = staff.version + 1
      returning id`;
    if (!member) throw new Error("The member was not kept.");
    const { id } = member;
    await tx`update staff_invite set used_at = now() where hash = ${hash}`;
    await endSessions(tx, id);
    await tx`delete from staff_passkey where staff_id = ${id}`;
    await tx`delete from staff_totp where staff_id = ${id}`;
    await tx`delete from staff_recovery where staff_id = ${id}`;
    await keep(tx, id);
    const requestId = request.headers.get("X-Request-Id");
    const actor = { door: "office", staffId: id, name, ...(requestId ? { requestId } : {}) } as const;
    if (before?.disabled) await endKeysOf(tx, actor, id);
    const after = { role, proof: passwordHash === null ? "passkey" : "password" };
    await recordAct(tx, actor, { act: "staff.join", thing: "staff", id, after });
    await tellMember(tx, request, id, "joined", hash.toString("hex"));
    return enter(tx, request, { id, name }, "invitation");
  });

/** Takes an invitation up with a passkey that was just made. */
export const takeUpByPasskey = (
  shop: Shop,
  request: Request,
  token: string,
  name: string,
  passkey: KeptPasskey,
): Promise<Cookie> =>
  takeUp(shop, request, token, name, null, (tx, staffId) =>
    keepPasskey(tx, staffId, passkey, deviceOf(request.headers.get("User-Agent") ?? "")),
  );

const aboutInvite = ({ hash }: Invite) => `invitation ${hash.toString("hex")}`;

/** A seed for the app of who takes this invitation up. */
export async function offerSeed(shop: Shop, token: string) {
  const invite = await readInvite(shop.sql, token);
  return offerApp(shop, invite.email, aboutInvite(invite));
}

/**
 * Takes an invitation up with a password and the first code of the app that was given the sealed seed. Answers ten
 * recovery codes too. Throws ApiErrors of 404, 409 and 422.
 */
export async function takeUpByPassword(
  shop: Shop,
  request: Request,
  { token, name, password, ...typed }: { token: string; name: string; password: string; sealed: string; code: string },
): Promise<{ headers: Cookie; recovery: string[] }> {
  const invite = await readInvite(shop.sql, token);
  const app = requireApp(readApp(shop, aboutInvite(invite), typed));
  const passwordHash = await hashPassword(password);
  const { codes, hashes } = await newRecoveryCodes();
  const headers = await takeUp(shop, request, token, name, passwordHash, async (tx, staffId) => {
    await keepApp(tx, shop, staffId, app);
    await keepRecoveryCodes(tx, staffId, hashes);
  });
  return { headers, recovery: codes };
}

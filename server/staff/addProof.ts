import { hashPassword } from "../customers/passwords.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { seal, unseal } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { checkPassword } from "./checkPassword.ts";
import { waysOf } from "./me.ts";
import { recordAct } from "./recordAct.ts";
import { keepRecoveryCodes, newRecoveryCodes } from "./recovery.ts";
import { endSessions, type SignedIn } from "./session.ts";
import { aboutMember, seedPurpose } from "./signInByPassword.ts";
import { tellMember } from "./tellMember.ts";
import { base32, newSeed, stepOf, totpUri, wrongCode } from "./totp.ts";

/** Throws an ApiError of 409 for who has a password: it is changed, not added. */
async function requireNone(sql: Sql | Transaction, staffId: number): Promise<void> {
  const { password, totp } = await waysOf(sql, staffId);
  if (password || totp) throw new ApiError(409, "You have a password already. Please change it instead.");
}

const aboutSession = ({ sessionId }: SignedIn) => `a first app in session ${sessionId}`;

/**
 * A seed for the app of who enters by passkeys alone and wants a password too. Nothing is kept: the seed comes back, sealed, with the first
 * code. Throws ApiErrors of 409, and 422 for a password that he may not take.
 */
export async function offerFirstSeed(shop: Shop, staff: SignedIn, password: string) {
  checkPassword(password, staff.email);
  await requireNone(shop.sql, staff.staffId);
  const seed = newSeed();
  const sealed = seal(shop.secret, seedPurpose, aboutSession(staff), seed).toString("base64url");
  return { seed: base32(seed), sealed, uri: totpUri(shop.settings.shop.name, staff.email, seed) };
}

/**
 * Gives who enters by passkeys alone a password with an app, by the app's first code, and answers ten recovery codes. His passkeys stay; whoever
 * else is signed in as him is not any more, and he is told by mail. Throws ApiErrors of 409 and 422.
 */
export async function addPassword(
  { sql, secret }: Pick<Shop, "sql" | "secret">,
  request: Request,
  staff: SignedIn,
  { password, sealed, code }: { password: string; sealed: string; code: string },
): Promise<string[]> {
  const { staffId, sessionId, actor } = staff;
  checkPassword(password, staff.email);
  const seed = unseal(secret, seedPurpose, aboutSession(staff), Buffer.from(sealed, "base64url"));
  const step = seed && stepOf(seed, code, Date.now(), 0);
  const hash = await hashPassword(password);
  const { codes, hashes } = await newRecoveryCodes();
  await transaction(sql, async (tx) => {
    await tx`select from staff where id = ${staffId} for update`; // two at once: one after the other
    await requireNone(tx, staffId);
    if (!seed || step === undefined) throw new ApiError(422, wrongCode, { errors: { code: wrongCode } });
    await tx`update staff set password_hash = ${hash} where id = ${staffId}`;
    await tx`
      insert into staff_totp (staff_id, seed_sealed, last_step, confirmed_at)
      values (${staffId}, ${seal(secret, seedPurpose, aboutMember(staffId), seed)}, ${step}, now())`;
    await keepRecoveryCodes(tx, staffId, hashes);
    const ended = await endSessions(tx, staffId, sessionId);
    const after = { other_sessions_ended: ended };
    await recordAct(tx, actor, { act: "password.add", thing: "staff", id: staffId, after });
    await tellMember(tx, request, staffId, "password_added", `${sessionId}:${Date.now()}`);
  });
  return codes;
}

import { hashPassword } from "../customers/passwords.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { seal, unseal } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { checkPassword } from "./checkPassword.ts";
import { waysOf } from "./me.ts";
import { recordAct } from "./recordAct.ts";
import { endSessions, type SignedIn } from "./session.ts";
import { aboutMember, seedPurpose } from "./signInByPassword.ts";
import type { StaffMail } from "./staffMail.ts";
import { tellMember } from "./tellMember.ts";
import { base32, newSeed, stepOf, totpUri, wrongCode } from "./totp.ts";

/** Throws an ApiError of 409 for who enters by passkeys alone: what he has not can't be changed. */
async function requirePassword(tx: Transaction, staffId: number): Promise<void> {
  await tx`select from staff where id = ${staffId} for update`;
  const { password, totp } = await waysOf(tx, staffId);
  if (!password || !totp) throw new ApiError(409, "You enter by a passkey, and have no password and no app.");
}

/** Changes how who is signed in enters: whoever else is signed in as him is not any more, and he is told by mail. */
const change = (
  { sql }: Pick<Shop, "sql">,
  request: Request,
  { staffId, sessionId, actor }: SignedIn,
  { act, template }: { act: string; template: StaffMail["template"] },
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> =>
  transaction(sql, async (tx) => {
    await requirePassword(tx, staffId);
    await work(tx);
    const ended = await endSessions(tx, staffId, sessionId);
    await recordAct(tx, actor, { act, thing: "staff", id: staffId, after: { other_sessions_ended: ended } });
    await tellMember(tx, request, staffId, template, `${sessionId}:${Date.now()}`);
  });

/** Gives who is signed in another password. Throws ApiErrors of 409, and 422 for one that he may not take. */
export async function changePassword(shop: Shop, request: Request, staff: SignedIn, password: string): Promise<void> {
  checkPassword(password, staff.email);
  const hash = await hashPassword(password);
  await change(
    shop,
    request,
    staff,
    { act: "password.change", template: "password_changed" },
    (tx) => tx`update staff set password_hash = ${hash} where id = ${staff.staffId}`,
  );
}

const aboutSession = ({ sessionId }: SignedIn) => `another app in session ${sessionId}`;

/** A seed for another app of who is signed in. Nothing of it is kept: it comes back, sealed, with the first code. Throws an ApiError of 409. */
export async function offerOtherSeed(shop: Shop, staff: SignedIn) {
  await transaction(shop.sql, (tx) => requirePassword(tx, staff.staffId));
  const seed = newSeed();
  const sealed = seal(shop.secret, seedPurpose, aboutSession(staff), seed).toString("base64url");
  return { seed: base32(seed), sealed, uri: totpUri(shop.settings.shop.name, staff.email, seed) };
}

/** Takes another app in the place of the one before, by its first code. Recovery codes stay. Throws ApiErrors of 409 and 422. */
export async function changeApp(
  shop: Shop,
  request: Request,
  staff: SignedIn,
  { sealed, code }: { sealed: string; code: string },
): Promise<void> {
  const { staffId } = staff;
  const seed = unseal(shop.secret, seedPurpose, aboutSession(staff), Buffer.from(sealed, "base64url"));
  const step = seed && stepOf(seed, code, Date.now(), 0);
  await change(shop, request, staff, { act: "app.change", template: "app_changed" }, (tx) => {
    if (!seed || step === undefined) throw new ApiError(422, wrongCode, { errors: { code: wrongCode } });
    const kept = seal(shop.secret, seedPurpose, aboutMember(staffId), seed);
    return tx`
      update staff_totp set seed_sealed = ${kept}, last_step = ${step}, confirmed_at = now() where staff_id = ${staffId}`;
  });
}

import { hashPassword } from "../customers/passwords.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { checkPassword } from "./checkPassword.ts";
import { waysOf } from "./me.ts";
import { offerApp, readApp, requireApp, sealedFor } from "./offeredApp.ts";
import { recordAct } from "./recordAct.ts";
import { endSessions, type SignedIn } from "./session.ts";
import type { StaffMail } from "./staffMail.ts";
import { tellMember } from "./tellMember.ts";

/** Throws an ApiError of 409 for who enters by passkeys alone: what he has not can't be changed. */
async function requirePassword(sql: Sql | Transaction, staffId: number): Promise<void> {
  const { password, totp } = await waysOf(sql, staffId);
  if (!password || !totp) throw new ApiError(409, "You enter by a passkey, and have no password and no app.");
}

type How = {
  act: string;
  template: StaffMail["template"];
  /** Throws where his ways to enter do not allow it. */
  require: (tx: Transaction, staffId: number) => Promise<void>;
};

/** Changes how who is signed in enters: whoever else is signed in as him is not any more, and he is told by mail. Of two at once one waits for the other. */
export const changeProof = (
  { sql }: Pick<Shop, "sql">,
  request: Request,
  { staffId, sessionId, actor }: SignedIn,
  { act, template, require }: How,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> =>
  transaction(sql, async (tx) => {
    await tx`select from staff where id = ${staffId} for update`;
    await require(tx, staffId);
    await work(tx);
    const ended = await endSessions(tx, staffId, sessionId);
    await recordAct(tx, actor, { act, thing: "staff", id: staffId, after: { other_sessions_ended: ended } });
    await tellMember(tx, request, staffId, template, `${sessionId}:${Date.now()}`);
  });

/** Gives who is signed in another password. Throws ApiErrors of 409, and 422 for one that he may not take. */
export async function changePassword(shop: Shop, request: Request, staff: SignedIn, password: string): Promise<void> {
  checkPassword(password, staff.email);
  const hash = await hashPassword(password);
  const how = { act: "password.change", template: "password_changed", require: requirePassword } as const;
  await changeProof(
    shop,
    request,
    staff,
    how,
    (tx) => tx`update staff set password_hash = ${hash} where id = ${staff.staffId}`,
  );
}

const aboutSession = ({ sessionId }: SignedIn) => `another app in session ${sessionId}`;

/** A seed for another app of who is signed in. Throws an ApiError of 409. */
export async function offerOtherSeed(shop: Shop, staff: SignedIn) {
  await requirePassword(shop.sql, staff.staffId);
  return offerApp(shop, staff.email, aboutSession(staff));
}

/** Takes another app in the place of the one before, by its first code. Recovery codes stay. Throws ApiErrors of 409 and 422. */
export async function changeApp(
  shop: Shop,
  request: Request,
  staff: SignedIn,
  typed: { sealed: string; code: string },
): Promise<void> {
  const app = readApp(shop, aboutSession(staff), typed);
  const how = { act: "app.change", template: "app_changed", require: requirePassword } as const;
  await changeProof(shop, request, staff, how, (tx) => {
    const other = requireApp(app);
    const kept = sealedFor(shop, staff.staffId, other);
    return tx`
      update staff_totp set seed_sealed = ${kept}, last_step = ${other.step}, confirmed_at = now() where staff_id = ${staff.staffId}`;
  });
}

import { hashPassword } from "../customers/passwords.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { changeProof } from "./changeProof.ts";
import { checkPassword } from "./checkPassword.ts";
import { waysOf } from "./me.ts";
import { keepApp, offerApp, readApp, requireApp } from "./offeredApp.ts";
import { keepRecoveryCodes, newRecoveryCodes } from "./recovery.ts";
import type { SignedIn } from "./session.ts";

/** Throws an ApiError of 409 for who has a password: it is changed, not added. */
async function requireNone(sql: Sql | Transaction, staffId: number): Promise<void> {
  const { password, totp } = await waysOf(sql, staffId);
  if (password || totp) throw new ApiError(409, "You have a password already. Please change it instead.");
}

const aboutSession = ({ sessionId }: SignedIn) => `a first app in session ${sessionId}`;

/**
 * A seed for the app of who enters by passkeys alone and wants a password too. Throws ApiErrors of 409, and 422 for a password that he
 * may not take.
 */
export async function offerFirstSeed(shop: Shop, staff: SignedIn, password: string) {
  checkPassword(password, staff.email);
  await requireNone(shop.sql, staff.staffId);
  return offerApp(shop, staff.email, aboutSession(staff));
}

/**
 * Gives who enters by passkeys alone a password with an app, by the app's first code, and answers ten recovery codes. His passkeys stay; whoever
 * else is signed in as him is not any more, and he is told by mail. Throws ApiErrors of 409 and 422.
 */
export async function addPassword(
  shop: Pick<Shop, "sql" | "secret">,
  request: Request,
  staff: SignedIn,
  { password, ...typed }: { password: string; sealed: string; code: string },
): Promise<string[]> {
  const { staffId } = staff;
  checkPassword(password, staff.email);
  const app = readApp(shop, aboutSession(staff), typed);
  const hash = await hashPassword(password);
  const { codes, hashes } = await newRecoveryCodes();
  const how = { act: "password.add", template: "password_added", require: requireNone } as const;
  await changeProof(shop, request, staff, how, async (tx) => {
    const first = requireApp(app);
    await tx`update staff set password_hash = ${hash} where id = ${staffId}`;
    await keepApp(tx, shop, staffId, first);
    await keepRecoveryCodes(tx, staffId, hashes);
  });
  return codes;
}

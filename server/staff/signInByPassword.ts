import { randomUUID } from "node:crypto";
import { isPassword } from "../customers/passwords.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { refused } from "../refused.ts";
import { unseal } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { enter } from "./enter.ts";
import { limitTriesOf } from "./rateLimits.ts";
import { isRecoveryCode, recoveryHash } from "./recovery.ts";
import { mayEnter } from "./session.ts";
import { tellMember } from "./tellMember.ts";
import { stepOf } from "./totp.ts";

/** Seeds of authenticator apps are sealed for this purpose, about their member. */
export const seedPurpose = "authenticator seeds";
export const aboutMember = (staffId: number): string => `staff ${staffId}`;

type Known = {
  id: number;
  name: string;
  password_hash: string | null;
  seed_sealed: Buffer | null;
  last_step: number | null;
  recovery: string[];
};
/** What a second factor uses up: a step of the app, or a recovery code. */
type Used = { step: number } | { recovery: string };

const wrong = () => new ApiError(401, "The e-mail address, the password or the code is not right.");

async function codeOf(shop: Shop, member: Known | undefined, code: string): Promise<Used | undefined> {
  if (isRecoveryCode(code)) {
    const recovery = await recoveryHash(code, member?.recovery ?? []);
    return recovery === undefined ? undefined : { recovery };
  }
  if (!member?.seed_sealed) return undefined;
  const seed = unseal(shop.secret, seedPurpose, aboutMember(member.id), member.seed_sealed);
  const step = seed && stepOf(seed, code, Date.now(), member.last_step ?? 0);
  return step === undefined ? undefined : { step };
}

/** Uses a code up; false when it has just been used. */
async function useUp(tx: Transaction, staffId: number, used: Used): Promise<boolean> {
  const done =
    "step" in used
      ? await tx`update staff_totp set last_step = ${used.step} where staff_id = ${staffId} and last_step < ${used.step}`
      : await tx`update staff_recovery set used_at = now() where staff_id = ${staffId} and hash = ${used.recovery} and used_at is null`;
  return done.count === 1;
}

/**
 * Who it is that knows this password and has this code, which `act` uses up in its transaction. Unknown address, ended
 * access, wrong password and wrong code are one answer after the same work: a code of the app costs one hash, a recovery
 * code two, whoever is asked for. Throws ApiErrors of 401 and 429.
 */
export async function provePassword<T>(
  shop: Shop,
  request: Request,
  { email, password, code }: { email: string; password: string; code: string },
  act: (tx: Transaction, member: { id: number; name: string }, by: "password" | "recovery code") => Promise<T>,
): Promise<T> {
  const succeed = await limitTriesOf(shop, request, email);
  const [member] = await shop.sql<Known[]>`
    select m.id, m.name, m.password_hash, t.seed_sealed, t.last_step,
      array(select hash from staff_recovery where staff_id = m.id and used_at is null) as recovery
    from staff m left join staff_totp t on t.staff_id = m.id and t.confirmed_at is not null
    where m.email = ${email} and ${mayEnter(shop.sql, shop.settings)}`;
  const isRight = await isPassword(password, member?.password_hash ?? undefined);
  const used = await codeOf(shop, member, code);
  const result =
    member && isRight && used
      ? await transaction(shop.sql, async (tx) => {
          if (!(await useUp(tx, member.id, used))) return undefined;
          if ("recovery" in used) await tellMember(tx, request, member.id, "recovery", randomUUID());
          return { value: await act(tx, member, "step" in used ? "password" : "recovery code") };
        })
      : undefined;
  if (!result) {
    refused(shop.log, "staff sign-in", { network: clientOf(request) });
    throw wrong();
  }
  await succeed();
  return result.value;
}

/** Signs in by password and code. Answers the header with the cookie. Throws ApiErrors of 401 and 429. */
export const signInByPassword = (
  shop: Shop,
  request: Request,
  given: { email: string; password: string; code: string },
): Promise<{ "Set-Cookie": string }> =>
  provePassword(shop, request, given, (tx, member, by) => enter(tx, request, member, by));

import type { PasskeyProof } from "../../contract/office/passkey.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { demoEmail } from "./demoOwner.ts";
import { recordAct } from "./recordAct.ts";
import { provenMinutes, type SignedIn } from "./session.ts";
import { provePasskey } from "./signInByPasskey.ts";
import { provePassword } from "./signInByPassword.ts";

type Given = { response?: PasskeyProof | undefined; password?: string | undefined; code?: string | undefined };

/**
 * Takes a fresh proof of who is signed in: a passkey of his, or his password and a code; of a demo's owner none. Answers
 * until when it counts. Throws ApiErrors of 401, 422 and 429.
 */
export async function prove(
  shop: Shop,
  request: Request,
  { staffId, sessionId, email, actor }: SignedIn,
  { response, password, code }: Given,
): Promise<Date> {
  const count = async (tx: Transaction, proof: string): Promise<Date> => {
    const [row] = await tx<{ until: Date }[]>`
      update staff_session set proven_at = now() where id = ${sessionId} and ended_at is null
      returning proven_at + ${provenMinutes} * interval '1 minute' as until`;
    if (!row) throw new ApiError(401, "Please sign in first.");
    await recordAct(tx, actor, { act: "staff.prove", thing: "staff", id: staffId, after: { proof } });
    return row.until;
  };
  if (response) return provePasskey(shop, request, response, staffId, (tx) => count(tx, "passkey"));
  if (password !== undefined && code !== undefined)
    return provePassword(shop, request, { email, password, code }, (tx, _, by) => count(tx, by));
  if (shop.settings.SHOP_MODE === "demo" && email === demoEmail)
    return transaction(shop.sql, (tx) => count(tx, "demo"));
  throw new ApiError(422, "Please use your passkey, or enter your password and a code.");
}

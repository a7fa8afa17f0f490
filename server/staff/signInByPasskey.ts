import type { PasskeyProof } from "../../contract/office/passkey.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { refused } from "../refused.ts";
import type { Shop } from "../shop/shop.ts";
import { enter } from "./enter.ts";
import { countOf } from "./passkeys.ts";
import { limitTries } from "./rateLimits.ts";
import { mayEnter } from "./session.ts";

type Owner = { id: string; public_key: Buffer; counter: number; staff_id: number; name: string };

/**
 * Whose passkey this is, which `act` then acts for in the transaction that counts its use. `staffId`: he who is asked to
 * prove himself; null when anybody may enter. Throws ApiErrors of 401 and 429.
 */
export async function provePasskey<T>(
  shop: Shop,
  request: Request,
  response: PasskeyProof,
  staffId: number | null,
  act: (tx: Transaction, member: { id: number; name: string }) => Promise<T>,
): Promise<T> {
  const succeed = await limitTries(shop, request);
  const [passkey] = await shop.sql<Owner[]>`
    select p.id, p.public_key, p.counter, p.staff_id, m.name from staff_passkey p join staff m on m.id = p.staff_id
    where p.id = ${response.id} and p.staff_id = coalesce(${staffId}, p.staff_id) and ${mayEnter(shop.sql, shop.settings)}`;
  const counter = await countOf(shop, request, response, staffId === null ? "enter" : "prove", staffId, passkey);
  if (!passkey || counter === undefined) {
    refused(shop.log, "staff sign-in", { network: clientOf(request) });
    throw new ApiError(401, "This passkey does not open the office.");
  }
  const result = await transaction(shop.sql, async (tx) => {
    await tx`update staff_passkey set counter = greatest(counter, ${counter}), last_used_at = now() where id = ${passkey.id}`;
    return act(tx, { id: passkey.staff_id, name: passkey.name });
  });
  await succeed();
  return result;
}

/** Signs in by a passkey. Answers the header with the cookie. Throws ApiErrors of 401 and 429. */
export const signInByPasskey = (
  shop: Shop,
  request: Request,
  response: PasskeyProof,
): Promise<{ "Set-Cookie": string }> =>
  provePasskey(shop, request, response, null, (tx, member) => enter(tx, request, member, "passkey"));

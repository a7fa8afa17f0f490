import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { seal, unseal } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { aboutMember, seedPurpose } from "./signInByPassword.ts";
import { base32, newSeed, stepOf, totpUri, wrongCode } from "./totp.ts";

/** An app's seed, and the step of its first code, which opens nothing more. */
type App = { seed: Buffer; step: number };

/** A seed, in base32, for somebody's app. Nothing of it is kept: it comes back, sealed for what it is `about`, with the first code. */
export function offerApp({ secret, settings }: Pick<Shop, "secret" | "settings">, email: string, about: string) {
  const seed = newSeed();
  const sealed = seal(secret, seedPurpose, about, seed).toString("base64url");
  return { seed: base32(seed), sealed, uri: totpUri(settings.shop.name, email, seed) };
}

/** The app that was offered about this, by its first code; undefined for another code, or what was never offered. */
export function readApp(
  { secret }: Pick<Shop, "secret">,
  about: string,
  { sealed, code }: { sealed: string; code: string },
): App | undefined {
  const seed = unseal(secret, seedPurpose, about, Buffer.from(sealed, "base64url"));
  const step = seed && stepOf(seed, code, Date.now(), 0);
  return seed && step !== undefined ? { seed, step } : undefined;
}

/** The app whose first code was right. Throws an ApiError of 422 where there is none. */
export function requireApp(app: App | undefined): App {
  if (!app) throw new ApiError(422, wrongCode, { errors: { code: wrongCode } });
  return app;
}

/** A member's seed as it is kept. */
export const sealedFor = ({ secret }: Pick<Shop, "secret">, staffId: number, { seed }: App): Buffer =>
  seal(secret, seedPurpose, aboutMember(staffId), seed);

/** Gives a member who has no app this one. */
export async function keepApp(tx: Transaction, shop: Pick<Shop, "secret">, staffId: number, app: App): Promise<void> {
  await tx`
    insert into staff_totp (staff_id, seed_sealed, last_step, confirmed_at)
    values (${staffId}, ${sealedFor(shop, staffId, app)}, ${app.step}, now())`;
}

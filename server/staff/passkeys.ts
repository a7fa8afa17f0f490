import { z } from "zod";
import type { NewPasskey, PasskeyProof } from "../../contract/office/passkey.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { newChallenge, type Purpose, useChallenge } from "./challenge.ts";

/** Loaded by who asks for it first: most processes of a shop never do, and it takes 27 MB. */
const library = () => import("@simplewebauthn/server");

/** Passkeys are good for the host that the office is asked at, and for no other. */
const siteOf = (request: Request) => {
  const { hostname, origin } = new URL(request.url);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

/** EdDSA, ES256 and RS256, by their numbers in COSE: what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257];

const required = { residentKey: "required", userVerification: "required" } as const;

/** What the browser is to ask for, so that somebody enters (nobody's name is needed) or proves himself once more. */
export async function askForPasskey(
  { sql }: Pick<Shop, "sql">,
  request: Request,
  purpose: "enter" | "prove",
  staffId: number | null,
): Promise<object & { challenge: string }> {
  const { generateAuthenticationOptions } = await library();
  const own =
    staffId === null
      ? []
      : await sql<{ id: string; transports: string[] }[]>`
    select id, transports from staff_passkey where staff_id = ${staffId}`;
  const options = await generateAuthenticationOptions({
    rpID: siteOf(request).expectedRPID,
    userVerification: "required",
    challenge: new Uint8Array(await newChallenge(sql, purpose, staffId)),
    allowCredentials: [...own],
  });
  return { ...options };
}

/** What the browser is to make a passkey by. `staffId`: null for who has taken no invitation up yet. */
export async function askForNewPasskey(
  shop: Shop,
  request: Request,
  { staffId, email, name }: { staffId: number | null; email: string; name: string },
): Promise<object & { challenge: string }> {
  const { generateRegistrationOptions } = await library();
  const own =
    staffId === null
      ? []
      : await shop.sql<{ id: string; transports: string[] }[]>`
    select id, transports from staff_passkey where staff_id = ${staffId}`;
  const options = await generateRegistrationOptions({
    rpName: shop.settings.shop.name,
    rpID: siteOf(request).expectedRPID,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(sign(shop.secret, "passkey's user", email), "base64url")),
    challenge: new Uint8Array(await newChallenge(shop.sql, "enrol", staffId)),
    attestationType: "none",
    authenticatorSelection: required,
    supportedAlgorithmIDs,
    excludeCredentials: [...own],
  });
  return { ...options };
}

const ClientData = z.object({ challenge: z.string().max(200) });

/** The challenge that an authenticator's answer is about, used up; undefined when it was not given for this. */
async function challengeOf(
  { sql }: Pick<Shop, "sql">,
  clientDataJSON: string,
  purpose: Purpose,
  staffId: number | null,
): Promise<string | undefined> {
  try {
    const { challenge } = ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()));
    return (await useChallenge(sql, challenge, purpose, staffId)) ? challenge : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** What stays of a passkey; `id` in base64url. */
export type KeptPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[] };

/** Reads a passkey that was just made for this site, by somebody who showed PIN or finger. Throws an ApiError of 422. */
export async function readNewPasskey(
  shop: Shop,
  request: Request,
  response: NewPasskey,
  staffId: number | null,
): Promise<KeptPasskey> {
  const wrong = () => new ApiError(422, "The passkey was not made as it should be. Please try again.");
  const expectedChallenge = await challengeOf(shop, response.response.clientDataJSON, "enrol", staffId);
  if (expectedChallenge === undefined) throw wrong();
  const { verifyRegistrationResponse } = await library();
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    ...siteOf(request),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    shop.log.info({ err: error }, "passkey not made");
    throw wrong();
  });
  if (!made.verified) throw wrong();
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** Keeps a member's new passkey under a name. Throws an ApiError of 409 for one that is kept already. */
export async function keepPasskey(tx: Transaction, staffId: number, passkey: KeptPasskey, name: string): Promise<void> {
  const { id, publicKey, counter, transports } = passkey;
  const kept = await tx`
    insert into staff_passkey (id, staff_id, public_key, counter, transports, name)
    values (${id}, ${staffId}, ${publicKey}, ${counter}, ${transports}, ${name}) on conflict do nothing`;
  if (kept.count === 0) throw new ApiError(409, "This passkey is known already.");
}

type Passkey = { id: string; staffId: number; name: string; public_key: Buffer; counter: number };

/**
 * Whether an authenticator's answer is by this passkey, for this site and the challenge that was given for it, by somebody
 * who showed PIN or finger: then the passkey's new counter. A counter that does not grow tells of a copy.
 */
export async function countOf(
  shop: Shop,
  request: Request,
  response: PasskeyProof,
  purpose: "enter" | "prove",
  staffId: number | null,
  passkey: Pick<Passkey, "id" | "public_key" | "counter"> | undefined,
): Promise<number | undefined> {
  const expectedChallenge = await challengeOf(shop, response.response.clientDataJSON, purpose, staffId);
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { id, public_key, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...siteOf(request),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(public_key), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    shop.log.info({ err: error }, "passkey refused");
    return undefined;
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Sql } from "./database/connect.ts";

/** The secret that signs quotes and order links: the setting, or one made at the first start and kept in the database. */
export async function loadSecret(sql: Sql, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  await sql`insert into shop_state (name, value) values ('secret', ${randomBytes(32).toString("base64url")}) on conflict do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from shop_state where name = 'secret'`;
  if (!row) throw new Error("The signing secret could not be kept in the database.");
  return row.value;
}

/** HMAC-SHA256 over the text for one purpose, so that a signature for one thing is worth nothing for another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether what was given is the secret text, in a time that tells nothing: digests are of one length. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/** Whether this is the signature of a text; compared in constant time. */
export const isSigned = (secret: string, purpose: string, text: string, signature: string): boolean =>
  isSecret(signature, sign(secret, purpose, text));

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
const [ivLength, tagLength] = [12, 16];

/** Bytes that only this shop can read again: AES-256-GCM under a key of the secret for one purpose, bound to what they are about. */
export function seal(secret: string, purpose: string, about: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed; undefined when it was for another purpose, is about something else, was changed, or the secret is another one. */
export function unseal(secret: string, purpose: string, about: string, sealed: Buffer): Buffer | undefined {
  try {
    const iv = sealed.subarray(0, ivLength);
    const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}

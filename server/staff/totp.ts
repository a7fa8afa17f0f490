import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 as authenticator apps have it: SHA-1, 30 seconds, six digits. */
const [seconds, digits] = [30, 6];
/** A clock may be one step off, either way. */
const drift = 1;

/** A seed of 160 bits, as long as SHA-1's own state (RFC 4226, section 4). */
export const newSeed = (): Buffer => randomBytes(20);

/** The step of a moment, which is in milliseconds. */
export const stepAt = (moment: number): number => Math.floor(moment / 1_000 / seconds);

/** The code of a step: RFC 4226's HOTP, with the step as its counter. */
export function codeOf(seed: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", seed).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** The step that a code is of, among those around `moment` that come after `used`: each step opens once. */
export function stepOf(seed: Buffer, typed: string, moment: number, used: number): number | undefined {
  const given = Buffer.from(typed.replace(/\s/g, ""));
  const now = stepAt(moment);
  let found: number | undefined;
  for (let step = now - drift; step <= now + drift; step++) {
    const expected = Buffer.from(codeOf(seed, step));
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > used) found ??= step;
  }
  return found;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What is said of a code that the app did not give. */
export const wrongCode = "This code is not right. Is the phone's clock set by the network?";

/** Base32 (RFC 4648) without padding, as people type it. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}

/** What an authenticator app reads from the picture. */
export function totpUri(shopName: string, email: string, seed: Buffer): string {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(seed)}&issuer=${encodeURIComponent(shopName)}`;
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** Razorpay's signature: HMAC-SHA256 in hexadecimal. */
export const signatureOf = (secret: string, content: string | Buffer): string =>
  createHmac("sha256", secret).update(content).digest("hex");

/** Whether a signature is the one for this content; compared in constant time. */
export function isSignedBy(secret: string, content: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, content));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

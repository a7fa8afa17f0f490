import { createHmac } from "node:crypto";
import { isSecret } from "../../secret.ts";

/** Razorpay's signature: HMAC-SHA256 in hexadecimal. */
export const signatureOf = (secret: string, content: string | Buffer): string =>
  createHmac("sha256", secret).update(content).digest("hex");

/** Whether a signature is the one for this content; compared in constant time. */
export const isSignedBy = (secret: string, content: string | Buffer, signature: string): boolean =>
  isSecret(signature, signatureOf(secret, content));

import { createHash, randomBytes } from "node:crypto";

/** A text of 256 random bits that opens something, and what is kept of it: its SHA-256, from which it can't be had back. */
export function newSecretText(): { text: string; hash: Buffer } {
  const text = randomBytes(32).toString("base64url");
  return { text, hash: hashOf(text) };
}

export const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

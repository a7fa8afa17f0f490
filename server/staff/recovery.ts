import { randomBytes } from "node:crypto";
import { hashPassword, saltOf } from "../customers/passwords.ts";
import type { Transaction } from "../database/connect.ts";
import { isSecret } from "../secret.ts";
import { base32 } from "./totp.ts";

const howMany = 10;
const bytes = 10;

const plain = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, "");

/** Whether a text has the form of a recovery code: 80 bits in sixteen signs. */
export const isRecoveryCode = (typed: string): boolean => /^[A-Z2-7]{16}$/.test(plain(typed));

/**
 * Ten new codes in groups of four signs, and what is kept of them. All have one salt, so that a try costs one Argon2id
 * and not ten: of 80 random bits each there is no table, whatever the salt.
 */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const salt = randomBytes(16);
  const signs = Array.from({ length: howMany }, () => base32(randomBytes(bytes)));
  const hashes: string[] = [];
  for (const code of signs) hashes.push(await hashPassword(code, salt));
  return { codes: signs.map((code) => code.match(/.{4}/g)?.join("-") ?? code), hashes };
}

/** Keeps a member's codes in the place of those he had. */
export async function keepRecoveryCodes(tx: Transaction, staffId: number, hashes: string[]): Promise<void> {
  await tx`delete from staff_recovery where staff_id = ${staffId}`;
  await tx`insert into staff_recovery (staff_id, hash) select ${staffId}, unnest(${hashes}::text[])`;
}

/** Which of the kept codes was typed. With none kept the answer is none and takes as long. */
export async function recoveryHash(typed: string, kept: string[]): Promise<string | undefined> {
  const salt = kept[0] === undefined ? randomBytes(16) : saltOf(kept[0]);
  const given = await hashPassword(plain(typed), salt);
  return kept.filter((hash) => isSecret(given, hash))[0];
}

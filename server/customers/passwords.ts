import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { WorkQueue } from "../limits/workQueue.ts";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** OWASP's Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

/** One core stays free for everybody else, and with it some of Node's four threads for files and compression. */
export const hashing = new WorkQueue("passwords", Math.max(1, Math.min(availableParallelism() - 1, 3)), 512);

/** The same letters, however the keyboard composed them (NIST SP 800-63B). */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));

const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** A password as it is kept: Argon2id with a salt, its own if none is given, as a PHC string. Throws an ApiError of 503 when too many wait. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const parameters = { message: bytesOf(password), nonce: salt, memory, passes, parallelism, tagLength };
  const tag = await hashing.run(() => derive("argon2id", parameters));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** What stands where no password was ever set: a hash that none fits, made without the work. */
export const noPassword = (): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;

/** What stands in for the hash of an account that doesn't exist: the same work, and no password fits. */
const nobodys = noPassword();

/** Whether the password is the one that was kept; with nothing kept the answer is no and takes as long. */
export async function isPassword(password: string, kept: string = nobodys): Promise<boolean> {
  const [, m, t, p, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept) ?? [];
  const expected = Buffer.from(tag, "base64");
  if (expected.length < 16) throw new Error("A password is kept in a form that this version doesn't know.");
  const parameters = {
    message: bytesOf(password),
    nonce: Buffer.from(salt, "base64"),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  };
  return timingSafeEqual(await hashing.run(() => derive("argon2id", parameters)), expected);
}

/** The salt of what was kept. */
export const saltOf = (kept: string): Buffer => Buffer.from(kept.split("$").at(-2) ?? "", "base64");

/** Whether a hash was made with other parameters than today's: it is made anew at the next login. */
export const isOutdated = (kept: string): boolean =>
  !kept.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);

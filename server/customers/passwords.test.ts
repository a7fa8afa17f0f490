import { expect, test } from "vitest";
import { hashing, hashPassword, isOutdated, isPassword } from "./passwords.ts";

test("a password is known again, another is not, and the same one is kept differently each time", async () => {
  const [kept, other] = await Promise.all([
    hashPassword("three tanpuras at dawn"),
    hashPassword("three tanpuras at dawn"),
  ]);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(kept).not.toBe(other);
  expect(await isPassword("three tanpuras at dawn", kept)).toBe(true);
  expect(await isPassword("three tanpuras at dawn ", kept)).toBe(false);
  expect(isOutdated(kept)).toBe(false);
  expect(isOutdated(kept.replace("t=2", "t=1"))).toBe(true);
});

test("é is é, however it was typed", async () => {
  expect(await isPassword("caf\u0065\u0301 in the morning", await hashPassword("caf\u00e9 in the morning"))).toBe(true);
});

test("a hash of the reference implementation is understood", async () => {
  // From the test vectors of phc-winner-argon2: password "password", salt "somesalt", 64 MiB, two passes.
  const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await isPassword("password", known)).toBe(true);
});

test("with nothing kept the answer is no, after the same work", async () => {
  const before = hashing.begun;
  expect(await isPassword("three tanpuras at dawn")).toBe(false);
  expect(hashing.begun).toBe(before + 1);
});

import { expect, test } from "vitest";
import { password } from "./password.ts";

test.each([
  "password",
  "Password1",
  "P@ssw0rd",
  "passw0rd123!",
  "iloveyou",
  "12345678",
  "87654321",
  "1234567890",
  "11111111",
  "abcdefgh",
  "qwertyuiop",
  "QWERTY123",
  "asdfghjkl",
  "1qaz2wsx",
  "abcabcabc",
  "abcd1234",
  "9876543210",
  "15081947",
  "15-08-1947",
  "krishna123",
  "Sairam@123",
  "jaisriram",
  "chennai2026",
  "mridangam1",
  "saregamapa",
  "welcome@123",
  "kumarkumar",
  "aaaaaaaa",
  "அஅஅஅஅஅஅஅ",
  "        ",
])("%s is refused as common", (typed) => {
  expect(password(typed)).toMatchObject({ ok: false, message: expect.stringContaining("thief") });
});

test.each([
  "correct horse battery",
  "three tanpuras at dawn",
  "kX9#mQ2$vL",
  "எனக்கு வீணை பிடிக்கும்",
  "nadaswaram-on-the-roof",
  "7h1rt33n cows!",
  "password manager made this one",
  "🎵🎻🪕🥁🎺🎷🪗🪘",
])("%s is taken as it is", (typed) => {
  expect(password(typed)).toEqual({ ok: true, value: typed });
});

test("its length is counted in characters, not in bytes", () => {
  expect(password("x9$kQ2m")).toMatchObject({ ok: false, message: expect.stringContaining("at least 8") });
  expect(password("🎵🎻🪕🥁🎺🎷🪗").ok).toBe(false);
  expect(password(`${"ab c".repeat(31)}wxyz`).ok).toBe(true);
  expect(password(`${"ab c".repeat(31)}wxyz!`)).toMatchObject({ ok: false, message: expect.stringContaining("128") });
});

test("the e-mail address in it is refused, in any letter case", () => {
  expect(password("I am Asha.Raman@example.com", { email: "asha.raman@example.com" }).ok).toBe(false);
  expect(password("xx-asha.raman-xx", { email: "Asha.Raman@example.com" }).ok).toBe(false);
  expect(password("sapphire morning tea", { email: "pm@example.com" }).ok).toBe(true);
});

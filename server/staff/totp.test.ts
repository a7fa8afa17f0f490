import { Secret, TOTP, URI } from "otpauth";
import { expect, test } from "vitest";
import { base32, codeOf, newSeed, stepAt, stepOf, totpUri } from "./totp.ts";

/** RFC 6238, appendix B, for SHA-1: seconds since 1970 and the code, of which apps show the last six digits. */
const vectors: [number, string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];
const seed = Buffer.from("12345678901234567890");

test.each(vectors)("at %i seconds the code is as in RFC 6238: %s", (seconds, code) => {
  expect(codeOf(seed, stepAt(seconds * 1_000))).toBe(code.slice(2));
});

test("another library reads the same seed and gives the same codes", () => {
  for (let n = 0; n < 50; n++) {
    const own = newSeed();
    const theirs = URI.parse(totpUri("Swara & Sons", "meena+office@staff.example", own));
    if (!(theirs instanceof TOTP)) throw new Error("That is no TOTP.");
    const moment = n * 123_456_789_000;
    expect(theirs.generate({ timestamp: moment })).toBe(codeOf(own, stepAt(moment)));
    expect(Secret.fromBase32(base32(own)).hex.toLowerCase()).toBe(own.toString("hex"));
    expect([theirs.issuer, theirs.label, theirs.algorithm, theirs.digits, theirs.period]).toEqual([
      "Swara & Sons",
      "meena+office@staff.example",
      "SHA1",
      6,
      30,
    ]);
  }
});

test("a clock may be a step off, and a step that was used or lies before one opens nothing", () => {
  const moment = 1_234_567_890_000;
  const now = stepAt(moment);
  const found = (step: number, used: number) => stepOf(seed, codeOf(seed, step), moment, used);
  expect([now - 2, now - 1, now, now + 1, now + 2].map((step) => found(step, 0))).toEqual([
    undefined,
    now - 1,
    now,
    now + 1,
    undefined,
  ]);
  expect([now - 1, now, now + 1].map((step) => found(step, now))).toEqual([undefined, undefined, now + 1]);
  expect(stepOf(seed, ` ${codeOf(seed, now).slice(0, 3)} ${codeOf(seed, now).slice(3)} `, moment, 0)).toBe(now);
  for (const wrong of ["", "12345", "1234567", "abcdef", "౧౨౩౪౫౬"])
    expect(stepOf(seed, wrong, moment, 0)).toBeUndefined();
});

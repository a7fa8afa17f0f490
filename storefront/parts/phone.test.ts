import { expect, test } from "vitest";
import { mobileText, telephone } from "./phone.ts";

test("a number can be called from anywhere, and a toll-free one as it is written", () => {
  expect(telephone("1800 425 7373")).toBe("tel:18004257373");
  expect(telephone("044 2852 7373")).toBe("tel:+914428527373");
  expect(telephone("98400 12345")).toBe("tel:+919840012345");
  expect(telephone("+91 98400 12345")).toBe("tel:+919840012345");
});

test("a mobile number is written in two fives", () => {
  expect(mobileText("9876543210")).toBe("+91\u00a098765\u00a043210");
});

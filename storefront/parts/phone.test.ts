import { expect, test } from "vitest";
import { telephone } from "./phone.ts";

test("a number can be called from anywhere, and a toll-free one as it is written", () => {
  expect(telephone("1800 425 7373")).toBe("tel:18004257373");
  expect(telephone("044 2852 7373")).toBe("tel:+914428527373");
  expect(telephone("98400 12345")).toBe("tel:+919840012345");
  expect(telephone("+91 98400 12345")).toBe("tel:+919840012345");
});

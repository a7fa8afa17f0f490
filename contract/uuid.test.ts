import { expect, test } from "vitest";
import { z } from "zod";
import { uuid } from "./uuid.ts";

test("a UUID is one of version 4, another each time", () => {
  const some = Array.from({ length: 50 }, uuid);
  for (const one of some) expect(z.uuidv4().safeParse(one).success).toBe(true);
  expect(new Set(some).size).toBe(50);
});

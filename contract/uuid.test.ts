import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { uuid } from "./uuid.ts";

test("a UUID is one of version 4, another each time", () => {
  const some = Array.from({ length: 50 }, uuid);
  for (const one of some) expect(z.uuidv4().safeParse(one).success).toBe(true);
  expect(new Set(some).size).toBe(50);
});

test("what runs in the office's browsers takes no UUID of the browser's, which has none for pages that came without TLS", () => {
  const office = join(import.meta.dirname, "..", "office");
  const code = readdirSync(office, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  expect(code.filter((name) => readFileSync(join(office, name), "utf8").includes("crypto.randomUUID"))).toEqual([]);
});

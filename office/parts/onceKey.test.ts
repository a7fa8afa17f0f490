import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("what runs in the office's browsers takes no UUID of the browser's, which has none for pages that came without TLS", () => {
  const office = join(import.meta.dirname, "..");
  const code = readdirSync(office, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(code.filter((name) => readFileSync(join(office, name), "utf8").includes("crypto.randomUUID"))).toEqual([]);
});

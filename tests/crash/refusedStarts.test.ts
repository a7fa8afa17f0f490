import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../support/serverProcess.ts";

let folder: string;
let port: number;
const other = createServer();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "swara-refused-"));
  await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
  port = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** All that a shop says that does not start; a free port stands for a database that is not there. */
const saidBy = (environment: Record<string, string>) =>
  startServer({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "info", ...environment }).then(
    () => expect.unreachable(),
    (error: unknown) => String(error).split("\n").slice(1).filter(Boolean),
  );

test.each([
  { what: "a port that is taken", setting: () => ({ PORT: String(port) }), words: /^PORT=\d+: somebody else listens/ },
  { what: "a host that nobody knows", setting: () => ({ HOST: "nowhere.invalid" }), words: /^HOST=nowhere.invalid: / },
  {
    what: "another machine's address",
    setting: () => ({ HOST: "192.0.2.1" }),
    words: /^HOST=192.0.2.1: .*address of this/,
  },
])("$what is told in one sentence, before anything is opened", async ({ setting, words }) => {
  const lines = await saidBy(setting());
  expect(lines).toEqual(["A setting can't be used; nothing was started.", expect.stringMatching(words)]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a DATABASE_URL where nobody answers is named with host and port, and without its password", async () => {
  const lines = await saidBy({ DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:1/shop" });
  expect(lines.at(-1)).toBe("DATABASE_URL: nobody answers at 127.0.0.1:1");
  expect(lines.join("\n")).not.toContain("hunter2");
});

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What a process of its own loads for the storefront: React remembers which of its builds it took. */
const program = `
  const { createRequire } = await import("node:module");
  const { loadStorefront } = await import(${JSON.stringify(import.meta.resolve("./loadStorefront.ts"))});
  await loadStorefront({ API_PATIENCE_MS: 1000, fonts: { sheet: "" }, colours: { sheet: "" } }, "a secret");
  const files = Object.entries(createRequire(import.meta.url).cache).filter(([, { loaded }]) => loaded);
  const builds = files.map(([file]) => file).filter((file) => /\\/cjs\\/react/.test(file));
  console.log(JSON.stringify(builds.map((file) => file.split("/").at(-1))));
`;

test.each(["", "test", "development", "production"])(
  "pages are made with React as it ships, whatever NODE_ENV says: %s",
  async (NODE_ENV) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program],
      { env: { ...process.env, NODE_ENV } },
    );
    const builds: string[] = JSON.parse(stdout);
    expect(builds).toContain("react.production.js");
    expect(builds.filter((name) => !name.endsWith(".production.js"))).toEqual([]);
  },
);

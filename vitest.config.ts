import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These take from half a minute to two: begun first, none of them is left over at the end for one worker alone. */
const long = /tests\/(crash|simulator|upgrade)\/|models\/kinds|studio\/bake|commands\/order/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
  }
}

/** Node imports these by itself, as it does where they run. vi.mock and import.meta.glob would not work in them. */
const onNode = {
  globalSetup: "tests/support/testServer.ts",
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** What counts or remembers in its modules, so that other files' tests would show in it. */
const remembering = ["server/metrics/metrics.test.ts", "server/jobs/ordersFirst.test.ts"];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { ...onNode, name: "shop", include: ["tests/**/*.test.{ts,tsx}", ...remembering] } },
      {
        // The shop is loaded once for all of them, not anew for each of two hundred files.
        extends: true,
        test: {
          ...onNode,
          name: "server",
          include: ["{contract,server}/**/*.test.ts", ...remembering.map((file) => `!${file}`)],
          isolate: false,
        },
      },
      { extends: true, test: { name: "pages", include: ["{office,storefront,studio}/**/*.test.{ts,tsx}"] } },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    retry: process.env.CI ? 1 : 0, // a shared machine may stall
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

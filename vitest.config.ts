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

export default defineConfig({
  test: {
    projects: [
      {
        // Node imports these by itself, as it does where they run. vi.mock and import.meta.glob would not work in them.
        extends: true,
        test: {
          name: "shop",
          include: ["{contract,server,tests}/**/*.test.{ts,tsx}"],
          globalSetup: "tests/support/testServer.ts",
          experimental: { viteModuleRunner: false, nodeLoader: false },
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

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
    include: ["{contract,office,server,storefront,studio,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/testServer.ts",
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    retry: process.env.CI ? 1 : 0, // a shared machine may stall
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,storefront,catalogue,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "server/database/testServer.ts",
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0, // a shared machine may stall
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

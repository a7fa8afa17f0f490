import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,storefront,catalogue,tests}/**/*.test.{ts,tsx}"],
    globalSetup: "server/database/testServer.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

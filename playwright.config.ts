import { defineConfig } from "@playwright/test";

/** Written, but not yet seen to pass in full on both projects; docs/left.md says what is missing. ALL=1 runs them too. */
const unproven = process.env.ALL ? [] : ["**/looks.spec.ts"];
/** The same at any width, or they set their own: run at one. */
const once = /(answers|apiAway|device|gates|hostileDevice|layout|logout|onTheWay|recentlyViewed|routes|topMenu)\.spec/;

export default defineConfig({
  testDir: "tests/journeys",
  testIgnore: unproven,
  globalSetup: "./tests/journeys/setup.ts",
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0, // a shared machine may stall; what needed it is named as flaky
  timeout: 45_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: "disabled", pathTemplate: "{testDir}/looks/{arg}-{projectName}{ext}" },
  },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: [...unproven, once, /desktop\w+\.spec/], // a project's list replaces the one above
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: "desktop", testIgnore: [...unproven, /phone\w+\.spec/], use: { viewport: { width: 1440, height: 900 } } },
  ],
});

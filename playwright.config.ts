import { defineConfig } from "@playwright/test";

/** The same at any width: run as on most shoppers' devices, a phone. */
const onPhone =
  /(account|accountCart|accountForms|accountWithoutScript|buyWithoutScript|checkout|emi|exchange|fits|keepOrder|order|wishlist|withoutScript)\.spec/;

/** They measure time: when everything else is over, one after the other. */
const [alone, last] = [/paint\.spec/, /lighthouse\.spec/];

/** The same at any width, or they set their own: run at one. */
const once =
  /(answers|apiAway|contentPolicy|device|gates|home|hostileDevice|layout|lists|logout|office\w*|olderBrowser|onTheWay|recentlyViewed|reviews|pincode|questions|routes|shopperLooks|topMenu|wrongAnswers|zoom)\.spec/;

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/setup.ts",
  workers: 3, // on two cores: a fifth of them has nothing to do while two wait
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0, // a shared machine may stall; what needed it is named as flaky
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: "disabled", pathTemplate: "{testDir}/looks/{arg}-{projectName}{ext}" },
  },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none", // letters as wide in the headless shell as in the whole browser
        "--enable-unsafe-swiftshader", // 3D without a graphics card
      ],
    },
  },
  projects: [
    // Desktop first: its files that go one test after the other would leave one worker over at the end.
    {
      name: "desktop",
      testIgnore: [onPhone, alone, last, /phone\w+\.spec/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: [once, alone, last, /desktop\w+\.spec/],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: "alone", testMatch: alone, dependencies: ["phone", "desktop"], fullyParallel: false },
    { name: "last", testMatch: last, dependencies: ["alone"], fullyParallel: false },
  ],
});

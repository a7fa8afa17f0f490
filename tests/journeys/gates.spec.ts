import { chromium } from "@playwright/test";
import { pageBytes } from "../gates/pageBytes.ts";
import { pages } from "./pages.ts";
import { expect, shopUrl, test } from "./shop.ts";

const kilobyte = 1024;
/** Most kilobytes of each kind before anything is touched, on a phone, compressed: speed.md's gates. */
const most = { script: 120, css: 10, html: 18, fonts: 60 };
const weighed: Record<string, string> = {
  home: pages.home,
  list: pages.list,
  product: pages.product,
  category: pages.category,
  brands: pages.brands,
  cart: pages["empty cart"],
  checkout: "/checkout",
};

for (const [name, path] of Object.entries(weighed)) {
  test(`${name} stays below its weight`, async () => {
    const bytes = await pageBytes(shopUrl(), path);
    const limits = { ...most, script: name === "checkout" ? 150 : most.script };
    const tooHeavy = Object.entries(limits)
      .map(([kind, limit]) => ({ kind, limit, is: bytes[kind as keyof typeof bytes] / kilobyte }))
      .filter(({ limit, is }) => is > limit);
    expect(tooHeavy).toEqual([]);
    const everything = Object.values(bytes).reduce((sum, one) => sum + one, 0) / kilobyte;
    if (name === "home") expect(everything).toBeLessThanOrEqual(420);
  });
}

/** The largest paint of a page in milliseconds, on a phone with a slow processor and a slow network; Infinity if none was told. */
async function largestPaint(path: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(shopUrl() + path, { waitUntil: "networkidle" });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          setTimeout(resolve, 5_000, Infinity);
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
  } finally {
    await browser.close();
  }
}

test("the largest paint of home, list and product comes soon after that of a page of plain text", async () => {
  test.slow();
  // A page without script or pictures tells how fast this machine is just now.
  const plain = Math.min(await largestPaint("/healthz"), await largestPaint("/healthz"));
  for (const path of [pages.home, pages.list, pages.product]) {
    const runs = [await largestPaint(path), await largestPaint(path), await largestPaint(path)];
    const best = Math.min(...runs);
    expect(best, `${path}: ${runs.map(Math.round).join(", ")} ms; plain text: ${Math.round(plain)} ms`).toBeLessThan(
      plain * 4 + 800,
    );
  }
});

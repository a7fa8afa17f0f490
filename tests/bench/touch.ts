import { type BrowserContext, chromium, type Page } from "playwright-core";
import { wholeChromium } from "../../studio/bake/chromium.ts";
import { withShop } from "./benchShop.ts";
import { printTable, quantile } from "./figures.ts";
import { keepFigures } from "./keepFigures.ts";

/** A cheap phone: this many times slower than the machine. */
const slower = 4;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** For how long a page is left alone before it is touched, and looked at after it was, in milliseconds. */
const [still, watched] = [1_500, 900];

declare global {
  interface Window {
    /** How long each touch or key so far took from the hand to the next paint, in milliseconds, as the browser tells it. */
    touches: number[];
    /** The last press, and when a page with another heading was painted after it. */
    pressed: number;
    arrived: Promise<number>;
  }
}

/** Runs in the page from its beginning. The browser tells of events of 16 ms and more, in steps of 8. */
function watch(): void {
  window.touches = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) window.touches.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener("click", ({ timeStamp }) => (window.pressed = timeStamp), { capture: true });
}

const product = "/product/sembiyan-s10-dreadnought-acoustic-guitar";
const list = "/products/search?category=guitars";

/** What is touched: the first to be seen of what a selector finds, of those whose label begins so. */
type Target = { css: string; label?: string };

/**
 * Where it stands, once it has been scrolled to. It is sought by the page itself: a locator has the page hear what every touch falls on,
 * which would count with each of them.
 */
async function placeOf(page: Page, target: Target): Promise<{ x: number; y: number }> {
  const place = await page.evaluate(({ css, label = "" }) => {
    const found = [...document.querySelectorAll(css)].find(
      (one) => one.checkVisibility() && (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(label),
    );
    found?.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 ? { x: left + width / 2, y: top + height / 2 } : undefined;
  }, target);
  if (!place) throw new Error(`What is to be touched is not to be seen: ${target.css} ${target.label ?? ""}`);
  return place;
}

/** Touches as a finger does. */
async function tap(page: Page, css: string, label?: string): Promise<void> {
  const target = { css, ...(label && { label }) };
  await placeOf(page, target);
  await page.waitForTimeout(still / 5);
  const { x, y } = await placeOf(page, target);
  await page.touchscreen.tap(x, y);
}

const filled = async (page: Page, url: string) => {
  await page.goto(url + product);
  await page.waitForTimeout(still);
  await tap(page, "main button", "Add to cart");
  await page.waitForTimeout(still);
};

type Control = {
  from: string;
  ready?: (page: Page, url: string) => Promise<void>;
  touch: (page: Page) => Promise<void>;
};

const theFilters = (page: Page) => tap(page, "main button", "Filters");
const theSort = (page: Page) => tap(page, "main summary", "Sort");
const theSearch = (page: Page) => tap(page, "header button", "Search for products");

/** Each control, the page that it is on, and the touch or key. */
const controls: Record<string, Control> = {
  "add to cart": { from: product, touch: (page) => tap(page, "main button", "Add to cart") },
  "an option": { from: product, touch: (page) => tap(page, "main a", "Sunburst") },
  "the pictures": { from: product, touch: (page) => tap(page, "main .gallery-large") },
  "the filters": { from: list, touch: theFilters },
  "a filter": { from: list, ready: theFilters, touch: (page) => tap(page, "dialog:popover-open a", "Sembiyan") },
  "the sort": { from: list, touch: theSort },
  "a sort": { from: list, ready: theSort, touch: (page) => tap(page, "main summary + .drawer li:nth-child(2) a") },
  "the menu": { from: "/", touch: (page) => tap(page, "nav button", "Products") },
  "the search": { from: "/", touch: theSearch },
  "a search's key": {
    from: "/",
    ready: theSearch,
    touch: async (page) => {
      for (const key of "veena") await page.keyboard.press(key, { delay: 120 });
    },
  },
  "a quantity": { from: "/cart", ready: filled, touch: (page) => tap(page, "main button", "One more") },
  "a checkout's step": { from: "/cart", ready: filled, touch: (page) => tap(page, "main a", "Checkout") },
};

/** The slowest of what one touch set off, in milliseconds; 16 where the browser found nothing worth telling. */
async function touchOnce(context: BrowserContext, url: string, { from, ready, touch }: Control): Promise<number> {
  const page = await context.newPage();
  try {
    if (ready === filled) await filled(page, url);
    await page.goto(url + from, { waitUntil: "load" });
    const session = await context.newCDPSession(page);
    await page.waitForTimeout(still);
    if (ready && ready !== filled) await ready(page, url);
    await page.waitForTimeout(still / 2);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const before = await page.evaluate(() => window.touches.length);
    await touch(page);
    await page.waitForTimeout(watched);
    return Math.max(16, ...(await page.evaluate((known) => window.touches.slice(known), before)));
  } finally {
    await page.close();
  }
}

/** Milliseconds from the press of a link that the pointer had been on for a moment until the page it leads to is painted, at full speed. */
async function followOnce(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(url + list, { waitUntil: "load" });
    await page.waitForTimeout(still);
    const { x, y } = await placeOf(page, { css: "main li:nth-child(2) > article h3 a" });
    await page.mouse.move(x, y);
    await page.waitForTimeout(watched);
    await page.evaluate(() => {
      const before = document.querySelector("main h1")?.textContent;
      window.arrived = new Promise((resolve) => {
        const look = () => {
          const now = document.querySelector("main h1")?.textContent;
          if (!location.pathname.startsWith("/product/") || !now || now === before) return requestAnimationFrame(look);
          return setTimeout(() => resolve(performance.now() - window.pressed)); // after the frame: it is painted by then
        };
        requestAnimationFrame(look);
      });
    });
    await page.mouse.click(x, y);
    return await page.evaluate(() => window.arrived);
  } finally {
    await page.close();
  }
}

/** What each control takes from the touch to the next paint on a slow phone, and a page that was pointed at from the press. Medians of so many runs (5). */
export async function benchTouch(runs = 5): Promise<void> {
  if (!(runs > 0)) throw new Error("bin/bench touch [RUNS]: how often each control is touched, 1 or more.");
  await withShop(async ({ url }) => {
    const browser = await chromium.launch({ executablePath: wholeChromium() ?? "", args: ["--no-sandbox"] });
    try {
      const taken = new Map<string, number[]>();
      const names = Object.keys(controls);
      for (let run = 0; run < runs; run++)
        for (const [name, control] of Object.entries(controls)) {
          process.stderr.write(
            `\r${run + 1} of ${runs}, ${names.indexOf(name) + 1} of ${names.length}: ${name.padEnd(20)}`,
          );
          const context = await browser.newContext(phone);
          await context.addInitScript(watch);
          taken.set(name, [...(taken.get(name) ?? []), await touchOnce(context, url, control)]);
          await context.close();
        }
      const desktop = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await desktop.addInitScript(watch);
      const followed: number[] = [];
      for (let run = 0; run < runs; run++) followed.push(await followOnce(desktop, url));
      process.stderr.write("\r\x1b[K");
      const row = (name: string, all: number[]) => [name, quantile(all, 0.5).toFixed(0), Math.max(...all).toFixed(0)];
      printTable(
        ["from the touch to the next paint", "median ms", "most ms"],
        [...taken].map(([name, all]) => row(name, all)),
      );
      printTable(["from the press to the next page", "median ms", "most ms"], [row("a page pointed at", followed)]);
      const middle = Object.fromEntries([...taken].map(([name, all]) => [name, quantile(all, 0.5)]));
      keepFigures("touch", { ...middle, "a page pointed at": quantile(followed, 0.5) });
    } finally {
      await browser.close();
    }
  });
}

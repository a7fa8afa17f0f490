import { type Browser, chromium, type Page } from "playwright-core";
import { pages } from "../../office/pages.ts";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { wholeChromium } from "../../studio/bake/chromium.ts";
import { asOwner } from "./asOwner.ts";
import { withShop } from "./benchShop.ts";
import { latencies, printTable } from "./figures.ts";
import { growOrders } from "./growOrders.ts";
import { answeredIn, type Until, watch } from "./keyToPaint.ts";

/** More rows than a screen shows. */
const inView = 20;
/** How often each is measured. */
const [rounds, presses, scans] = [5, 6, 30];

/** Each screen that a key leads to: its key, and when it is there. */
const screens = pages.flatMap(({ path, name, menu }) => (menu ? [{ key: menu.go, path, name }] : []));

const go = (page: Page, key: string, until: Until) =>
  answeredIn(page, until, async () => {
    await page.keyboard.press("g");
    await page.keyboard.press(key);
  });

/** Processor seconds that the pages of a browser have taken so far. */
async function pageSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Milliseconds from the key to what was painted: the first time, and each of those after it, with the page's processor time for all these. */
type Taken = { first: number; later: number[]; cpu: number };

/** Every screen from the one before it, the first time and so many times more, by its name. */
async function measureScreens(browser: Browser, page: Page): Promise<Map<string, Taken>> {
  const all = new Map<string, Taken>();
  for (let round = 0; round <= rounds; round++)
    for (const { key, path, name } of screens) {
      const before = await pageSeconds(browser);
      const taken = await go(page, key, { path, rows: path === "orders" ? inView : 0 });
      const cpu = (await pageSeconds(browser)) - before;
      const known = all.get(name);
      if (!known) all.set(name, { first: taken, later: [], cpu: 0 });
      else {
        known.later.push(taken);
        known.cpu += cpu;
      }
    }
  return all;
}

/** Presses that change what is there, each with its opposite. */
async function measurePresses(page: Page): Promise<number[]> {
  const taken: number[] = [];
  await go(page, "o", { path: "orders", rows: inView });
  const press = async (key: string, seen: string) =>
    void taken.push(await answeredIn(page, { seen }, () => page.keyboard.press(key)));
  for (let n = 0; n < presses; n++) {
    await press("j", `tbody tr:nth-child(${n + 1}):focus-within`);
    await press("x", `tbody tr:nth-child(${n + 1}) input:checked`);
    await press("?", "[role=dialog]:not([data-closed])");
    await press("Escape", "body:not(:has([role=dialog]))");
    await press("/", "input[type=search]:focus");
    await page.evaluate("document.activeElement.blur()");
    for (let row = 0; row < n + 1; row++) await page.keyboard.press("j");
  }
  return taken;
}

/** The first piece of an order of two, scanned: from the scanner's Enter until it is ticked. */
async function measureScans(page: Page, sql: Sql, url: string): Promise<number[]> {
  const orders = await sql<{ order_no: string; sku: string }[]>`
    select o.order_no, min(l.sku) as sku from orders o join order_line l on l.order_id = o.id
    where o.state = 'confirmed' group by o.id having count(*) > 1 order by o.id limit ${scans}`;
  const taken: number[] = [];
  for (const { order_no, sku } of orders) {
    await page.goto(`${url}/office/packing/${order_no}`);
    await page.getByText(sku).first().waitFor();
    const before = await page.locator("main").innerText();
    taken.push(await answeredIn(page, { otherThan: before }, () => page.evaluate((code) => window.scan(code), sku)));
  }
  return taken;
}

/** What the office's screens take in a browser, from the key to what is painted, in a shop of so many orders (10000). */
export async function benchScreens(orders = 10_000): Promise<void> {
  await withShop(async ({ url }, folder) => {
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const browser = await chromium.launch({ executablePath: wholeChromium() ?? "", args: ["--no-sandbox"] });
    try {
      await growOrders(sql, orders);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: "office", value: await asOwner(sql), url }]);
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(`${url}/office/me`); // which no key leads to
      await page.getByRole("heading", { level: 1 }).waitFor();
      const taken = await measureScreens(browser, page);
      const rows = [...taken].map(([name, { first, later, cpu }]) => [
        name,
        first.toFixed(0),
        latencies(later),
        ((cpu * 1_000) / rounds).toFixed(0),
      ]);
      console.log(`\nFrom a key to what is painted, ${orders} orders`);
      printTable(["screen", "the first time, ms", `p50 / p95 / p99 of ${rounds} more`, "page: CPU ms"], rows);
      const each = [...taken.values()];
      printTable(
        ["", "p50 / p95 / p99 ms"],
        [
          ["the list of orders", latencies(taken.get("Orders")?.later ?? [])],
          ["any screen, the first time", latencies(each.map(({ first }) => first))],
          ["any screen", latencies(each.flatMap(({ later }) => later))],
          ["a press", latencies(await measurePresses(page))],
          ["a scan", latencies(await measureScans(page, sql, url))],
        ],
      );
    } finally {
      await browser.close();
      await close();
    }
  });
}

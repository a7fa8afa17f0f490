import type { APIRequestContext } from "@playwright/test";
import { everyRoute, prepared } from "./everyRoute.ts";
import { type OpenShop, openShop } from "./openShop.ts";
import { expect, shopUrl, test } from "./shop.ts";
import { everyTrouble, type StandIn, startStandIn } from "./standIn.ts";

/** Calls of every page's frame. */
const frame = ["GET /get/shop", "GET /get/topMenu", "GET /get/allMenu", "GET /get/quickLink"];
/** Calls that a page does without in silence. */
const silent = new Set([
  ...frame,
  "GET /get/banners",
  "GET /get/guides",
  "GET /get/fits/sembiyan-s10-dreadnought-acoustic-guitar", // on the product's page, the first that asks it
  "GET /get/emi", // as above
  "POST /reset/password/check",
]);

type Page = { path: string; status: number; title: string; calls: string[] };
type Asked = { call: string; page: Page };

/** Whether a page makes a call that the stand-in takes for this one. */
const makes = ({ calls }: Page, call: string) => calls.some((made) => made.startsWith(call));

/** Calls that can be in trouble side by side: no page of a group makes another's call. At most four, so that none waits for a processor. */
function sideBySide(all: Asked[]): Asked[][] {
  const groups: Asked[][] = [];
  for (const one of all) {
    const group = groups.find(
      (others) =>
        others.length < 4 && others.every(({ call, page }) => !makes(page, one.call) && !makes(one.page, call)),
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";

test.describe("Whatever the API behind the pages answers to a call", () => {
  // One shop of its own, whose API is made to fail on command: so one test after the other.
  test.describe.configure({ mode: "serial" });
  let standIn: StandIn;
  let shop: OpenShop;
  let pages: Page[] = [];
  /** The cookies of somebody who is logged in, for his own page. */
  let cookies = "";

  const get = (request: APIRequestContext, path: string) =>
    request.get(shop.url + path, { maxRedirects: 0, headers: path === "/profile" ? { Cookie: cookies } : {} });

  test.beforeAll(async ({ browser }) => {
    standIn = await startStandIn(shopUrl());
    shop = await openShop({ API_BASE_URL: standIn.url, API_PATIENCE_MS: "2500", LOG_LEVEL: "silent" });
    const context = await browser.newContext();
    const page = await context.newPage();
    const paths = [];
    for (const route of everyRoute) paths.push((await prepared(page, route)).path);
    cookies = (await context.cookies(shopUrl())).map(({ name, value }) => `${name}=${value}`).join("; ");
    await expect
      .poll(async () => (await context.request.get(`${shop.url}/brand`)).status(), { timeout: 60_000 })
      .toBe(200);
    await context.clearCookies();
    for (const path of paths) {
      standIn.seen.length = 0;
      const answer = await get(context.request, path);
      const calls = [...new Set(standIn.seen.map((call) => call.split("?")[0] ?? ""))];
      pages.push({ path, status: answer.status(), title: titleIn(await answer.text()), calls });
    }
    await context.close();
  });
  test.afterAll(async () => {
    pages = [];
    await shop.close();
    await standIn.close();
  });
  test.afterEach(() => standIn.trouble("fails"));

  /** The page stands in its frame; what it can be without leaves no trace, else it says so and can be tried again. */
  async function seePage(request: APIRequestContext, { call, page: { path, status, title } }: Asked) {
    const answer = await get(request, path);
    const html = await answer.text();
    const where = `${call} for ${path}`;
    expect(answer.status(), where).toBe(silent.has(call) ? status : 503);
    expect(html, where).not.toContain("Unexpected Application Error!");
    for (const part of ["<header", "<footer", 'id="content"', "<h1"]) expect(html, where).toContain(part);
    if (silent.has(call)) expect(titleIn(html), where).toBe(title);
    else expect(html, where).toContain("Try again");
  }

  test("the test sees every call that pages make", () => {
    const called = new Set(pages.flatMap(({ calls }) => calls.map((call) => call.split("/").slice(0, 3).join("/"))));
    for (const call of [
      ...frame,
      "GET /get/banners",
      "GET /get/home",
      "GET /get/product",
      "GET /get/products",
      "GET /get/collection",
      "GET /get/brands",
      "GET /get/brand",
      "POST /get/other",
      "GET /get/customer",
      "GET /customer/sessions",
      "GET /orders",
    ])
      expect(called, call).toContain(call);
  });

  for (const how of everyTrouble) {
    test(`it ${how}: each call on a page that makes it`, async ({ request }) => {
      test.setTimeout(120_000);
      const all = [...new Set(pages.flatMap(({ calls }) => calls))].flatMap((call) => {
        const page = pages.find(({ calls, status }) => calls.includes(call) && status < 300);
        return page ? [{ call, page }] : [];
      });
      for (const group of sideBySide(all)) {
        standIn.trouble(how, ...group.map(({ call }) => call));
        await Promise.all(group.map((asked) => seePage(request, asked)));
      }
    });
  }

  test("other data than it wants: the frame's calls on every page", async ({ request }) => {
    for (const page of pages)
      for (const call of frame.filter((call) => page.calls.includes(call))) {
        standIn.trouble("answers nonsense", call);
        await seePage(request, { call, page });
      }
  });
});

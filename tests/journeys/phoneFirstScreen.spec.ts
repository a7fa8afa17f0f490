import { announcer } from "../support/announcer.ts";
import { answerOnce } from "./answerOnce.ts";
import { pages } from "./pages.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.describe("The first page, whose lower parts wait", () => {
  test("Back leads to where one was, also after a jump over what nobody has seen", async ({ shopper: page }) => {
    await page.goto(`${shopUrl()}/`);
    await expect(page.locator("html")).not.toHaveAttribute("data-all");
    await page.waitForFunction(() => "requestIdleCallback" in window && document.readyState === "complete");
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0); // a key before it is nobody's
    await page.keyboard.press("End");
    await expect(page.locator("html")).toHaveAttribute("data-all", "");
    const map = page.getByRole("heading", { name: "Visit the showroom" });
    await map.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await map.boundingBox())?.y ?? Number.NaN);
    const before = await place();
    await page
      .getByRole("link", { name: "All brands" })
      .first()
      .evaluate((link: HTMLElement) => link.click()); // which scrolls to nothing
    await expect(page).toHaveURL(/\/brand$/);
    await page.goBack();
    await expect(map).toBeVisible();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  });

  test("a list's last cards are whole for who jumps to them before anything was laid out", async ({
    shopper: page,
  }) => {
    await page.goto(`${shopUrl()}${pages.list}`);
    await expect(page.locator(announcer)).toHaveCount(1);
    const cards = page.locator(".product-grid > li");
    await expect(cards).toHaveCount(12);
    const heights = await cards.evaluateAll(async (all) => {
      all.at(-1)?.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return all.map((card) => card.clientHeight);
    });
    await expect(page.locator("html")).toHaveAttribute("data-all", "");
    const wholeHeights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
    expect(heights.filter((height, at) => Math.abs(height - (wholeHeights[at] ?? 0)) > 48)).toEqual([]);
  });

  test("a reload further down lays it out at once and stays there", async ({ shopper: page }) => {
    await page.goto(`${shopUrl()}/`);
    await page.keyboard.press("End");
    await expect(page.locator("html")).toHaveAttribute("data-all", "");
    await page.evaluate(() => scrollTo(0, 2_000));
    const seen = () => page.evaluate(() => Math.round(scrollY));
    expect(await seen()).toBe(2_000);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-all", "");
    await page.waitForLoadState("networkidle");
    expect(Math.abs((await seen()) - 2_000)).toBeLessThan(60); // type that comes after it may move it by two lines
  });

  test("type, the whole sheet and other pictures come when the picture is there, and type and sheet are on at once the next time", async ({
    shopper: page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/pictures\/rooms\//, (route) => held.then(() => route.continue()));
    const declared = () =>
      page.evaluate(() => [...document.fonts].some(({ family }) => family.replaceAll('"', "") === "Instrument Sans"));
    await page.goto(`${shopUrl()}/`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect.poll(() => asked.some((path) => path.startsWith("/pictures/rooms/"))).toBe(true);
    await page.waitForLoadState("domcontentloaded");
    await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await fetch("/robots.txt"); // after all that the page as it was read and laid out has asked for
    });
    await expect.poll(() => asked).toContain("/robots.txt");
    expect(asked.filter((path) => /woff2|theme-|-400\.avif/.test(path))).toEqual([]);
    expect(await declared()).toBe(false);
    letGo();
    await expect.poll(declared).toBe(true);
    expect(asked.some((path) => path.includes("sans-latin"))).toBe(true);
    await expect.poll(() => asked.some((path) => path.endsWith("-400.avif"))).toBe(true);
    await page.unroute(/\/pictures\/rooms\//);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { atOnce: [...document.fonts].some(({ family }) => family.includes("Instrument Sans")) });
      });
    });
    await page.goto(`${shopUrl()}/`);
    expect(await page.evaluate(() => (window as typeof window & { atOnce?: boolean }).atOnce)).toBe(true);
  });

  test("pictures come with the first touch, however long the first one takes", async ({ shopper: page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route(/\/pictures\/rooms\//, () => {});
    await page.goto(`${shopUrl()}/`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-waits", "");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("html")).not.toHaveAttribute("data-waits", "");
    await expect.poll(() => asked.some((path) => path.endsWith("-400.avif"))).toBe(true);
  });

  for (const touched of [false, true])
    test(`what is beside the screen is dressed ${touched ? "with the rest where somebody has touched the page" : "after the rest, and keeps its room until then"}`, async ({
      shopper: page,
    }) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/theme-[\w-]+\.css/, (route) => held.then(() => route.continue()));
      const sheet = page.waitForRequest(/theme-[\w-]+\.css/);
      await page.goto(`${shopUrl()}/`, { waitUntil: "domcontentloaded" });
      await sheet;
      if (touched) await page.keyboard.press("Shift");
      await page.evaluate(() => {
        const room = (part: Element) => JSON.stringify([part.clientWidth, part.clientHeight]);
        const before = new Map([...document.body.querySelectorAll("*")].map((part) => [part, room(part)]));
        const left: { isSeen: boolean; keepsItsRoom: boolean }[] = [];
        Object.assign(window, { left });
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            if (!(target instanceof HTMLElement) || target.style.contentVisibility !== "hidden") continue;
            const { top, bottom, left: begins, right } = target.getBoundingClientRect();
            const isSeen = top < innerHeight && bottom > 0 && begins < innerWidth && right > 0;
            left.push({ isSeen, keepsItsRoom: room(target) === before.get(target) });
          }
        }).observe(document.body, { attributes: true, attributeFilter: ["style"], subtree: true });
      });
      letGo();
      await expect(page.locator(announcer)).toHaveCount(1);
      await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
      const left = await page.evaluate(
        () => (window as typeof window & { left?: { isSeen: boolean; keepsItsRoom: boolean }[] }).left ?? [],
      );
      if (touched) expect(left).toEqual([]);
      else expect(left.length).toBeGreaterThan(3);
      expect(left.filter(({ isSeen, keepsItsRoom }) => isSeen || !keepsItsRoom)).toEqual([]);
    });

  test("a page that is kept asks for its data by their version, and comes alive", async ({ shopper: page }) => {
    const data = page.waitForResponse((response) => new URL(response.url()).pathname === "/brand.late");
    await page.goto(`${shopUrl()}/brand`);
    const version = await page.locator("html").getAttribute("data-late");
    const answer = await data;
    expect([answer.status(), new URL(answer.url()).searchParams.get("late")]).toEqual([200, version]);
    expect(await page.content()).not.toContain("streamController.enqueue");
  });

  test("a page of which nothing is drawn comes alive all the same", async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(`${shopUrl()}/brand`);
    await expect(page.locator(announcer)).toHaveCount(1);
  });

  for (const [how, clockStands] of [
    ["by itself", false],
    ["with the next touch", true],
  ] as const)
    test(`a page whose data did not come comes alive ${how}`, async ({ page }) => {
      await answerOnce(page, /\/brand\.late/, (route) => route.abort());
      if (clockStands) await page.clock.install();
      const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/brand.late"));
      await page.goto(`${shopUrl()}/brand`);
      await refused;
      const alive = page.locator(announcer);
      if (clockStands) {
        await page.clock.pauseAt(Date.now() + 500);
        await expect(alive).toHaveCount(0);
        await page.keyboard.press("ArrowDown");
      }
      await expect(alive).toHaveCount(1);
    });
});

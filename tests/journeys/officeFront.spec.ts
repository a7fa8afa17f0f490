import type { Page } from "@playwright/test";
import { title, typeMeanwhile } from "./office.ts";
import { expect, test } from "./shop.ts";
import { openTwoNodes, soon, type TwoNodes } from "./twoNodes.ts";

test.use({ allowed: /status of 4(01|09|22)/ });
test.describe.configure({ mode: "serial" });

/** A shop of its own, as others look at the demo's home page meanwhile. */
let shop: TwoNodes;
test.beforeAll(async () => {
  shop = await openTwoNodes();
});
test.afterAll(() => shop?.close());

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(shop.office(path));
  await page.getByRole("button", { name: "Enter as the demo's owner" }).click();
  await expect(title(page)).not.toBeEmpty();
}
const publish = async (page: Page) => {
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Show it to shoppers" }).click();
  await expect(page.getByText("Shoppers see it now.")).toBeVisible();
};
/** A page of the shop as each node answers it. */
const seenOn = async (page: Page, path: string) =>
  Promise.all(shop.urls.map(async (url) => (await page.request.get(url + path)).text()));
const onBoth = (page: Page, path: string, text: string) => async () =>
  (await seenOn(page, path)).map((html) => html.includes(text));

test("a banner is drafted, seen in the preview, published by keys, seen on both nodes soon, taken back", async ({
  shopper: page,
}) => {
  await enter(page, "front");
  await seenOn(page, "/"); // both have it in their page cache
  await page.keyboard.press("n");
  await page.getByLabel("Heading").fill("Pongal veenas");
  await page.getByLabel("The button says").fill("See them");
  await page.getByLabel("It leads to").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await page.getByLabel("Search pictures").fill("veena honey");
  await page.getByRole("button", { name: "veena honey", exact: true }).click();
  await page.getByRole("button", { name: "Save in the draft" }).click();
  await expect(page.getByText(/An address in the shop begins with/)).toBeVisible();
  await page.getByLabel("It leads to").fill("/products/search");
  await page.getByRole("button", { name: "Save in the draft" }).click();
  // To the first place, by keys; the focus goes along.
  await page.getByRole("button", { name: /^Move Pongal veenas/ }).focus();
  for (let n = 0; n < 5; n++) await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("list", { name: "Banners" }).getByRole("listitem").first()).toContainText(
    "Pongal veenas",
  );
  await expect(page.getByRole("button", { name: /^Move Pongal veenas/ })).toBeFocused();
  await expect(page.getByText("1 difference from what is shown")).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Pongal veenas" })).toBeVisible();
  expect(await onBoth(page, "/", "Pongal veenas")()).toEqual([false, false]);
  await publish(page);
  await expect.poll(onBoth(page, "/", "Pongal veenas"), soon).toEqual([true, true]);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(page.getByText("shoppers see what was before")).toBeVisible();
  await expect.poll(onBoth(page, "/", "Pongal veenas"), soon).toEqual([false, false]);
});

test("a row of the home page that is taken away hands the focus on to the next, the last to what makes a new one", async ({
  shopper: page,
}) => {
  await enter(page, "front");
  const rows = page.getByRole("list", { name: "Quick links" }).getByRole("listitem");
  const more = rows.getByRole("button", { name: /^More for .+ in Quick links$/ });
  await expect(more.first()).toBeVisible();
  const takeAway = async (at: number) => {
    const left = (await rows.count()) - 1;
    await more.nth(at).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Take away" }).press("Enter");
    await expect(rows).toHaveCount(left);
    return left;
  };
  const left = await takeAway(0);
  await expect(more.first()).toBeFocused();
  await takeAway(left - 1);
  await expect(more.nth(left - 2)).toBeFocused();
  while ((await rows.count()) > 0) await takeAway(0);
  await expect(page.getByRole("button", { name: "New link" })).toBeFocused();
  await page.getByRole("button", { name: "Throw away" }).click();
  await expect(rows).toHaveCount(left + 1);
});

test("what is taken out of a collection hands the focus on", async ({ shopper: page }) => {
  await enter(page, "collections/new");
  await page.getByText("By hand").click();
  const field = page.getByLabel("Add a product");
  for (const words of ["chittu soprano", "velarmanai"]) {
    await field.fill(words);
    await expect(page.getByRole("option").first()).toBeVisible();
    await field.press("Enter");
  }
  const out = page.getByRole("button", { name: /^Take out / });
  await expect(out).toHaveCount(2);
  await out.first().press("Enter");
  await expect(out).toHaveCount(1);
  await expect(out).toBeFocused();
  await out.press("Enter");
  await expect(out).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.getByText("By a rule").click();
  const kinds = page.getByRole("combobox", { name: "In departments or categories" });
  const chip = page.getByRole("button", { name: "Take out Indian Classical" });
  // Taken as its last letter is typed: the Enter that the field asks for is not the form's.
  await expect.poll(() => kinds.fill("Indian Classical").then(() => chip.count())).toBe(1);
  await page.evaluate(() => addEventListener("submit", () => document.body.setAttribute("data-sent", ""), true));
  await kinds.press("Enter");
  await expect(page.locator("body")).not.toHaveAttribute("data-sent");
  await chip.press("Enter");
  await expect(chip).toHaveCount(0);
  await expect(kinds).toBeFocused();
});

test("news have the screen read anew, but not the preview's page loaded once more", async ({ shopper: page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await enter(page, "policies/returns");
  await expect(page.getByTitle(/^The shop's page as/)).toBeVisible();
  await expect.poll(() => calls).toContain("GET /office/api/news");
  const read = "GET /office/api/policies/returns";
  await expect.poll(() => calls.filter((call) => call === read).length).toBe(2); // with the news' first word
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call === "POST /office/api/shopfront/preview")).toHaveLength(1);
});

test("what is typed in a policy while somebody else's draft comes stays", async ({ shopper: page }) => {
  await enter(page, "policies/returns");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("# Returns\n\nMine.");
  const wrote = await page.evaluate(async () => {
    const { version } = (await (await fetch("/office/api/policies/returns")).json()).data;
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ version, text: "# Returns\n\nTheirs." });
    return (await fetch("/office/api/policies/returns/draft", { method: "PUT", headers, body })).status;
  });
  expect(wrote).toBe(200);
  const save = () => page.getByRole("button", { name: "Save the draft" }).click();
  await typeMeanwhile(page, { address: /api\/policies\/returns\/draft$/, method: "PUT", save }, () =>
    text.fill("# Returns\n\nMine, and more since."),
  );
  await expect(page.getByText("Somebody changed this meanwhile.")).toBeVisible();
  await expect(text).toHaveValue("# Returns\n\nMine, and more since.");
  await page.getByRole("button", { name: "Throw away" }).click();
  await expect(text).toHaveValue("# Returns\n\nTheirs.");
  await page.getByRole("button", { name: "Throw away" }).click();
});

test("an edition of a policy that is planned is taken back once that is meant", async ({ shopper: page }) => {
  await enter(page, "policies/privacy");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill(`${await text.inputValue()}\n\nWe keep no recordings.`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Shoppers don't see it.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^From a day/).check();
  await dialog.getByLabel("From", { exact: true }).fill("2040-01-01T10:00");
  await dialog.getByRole("button", { name: "Plan it" }).click();
  const takeBack = page.getByRole("button", { name: "Take back" });
  await takeBack.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(takeBack).toBeFocused();
  await takeBack.click();
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It will not come into force.")).toBeVisible();
  await expect(takeBack).toHaveCount(0);
});

test("a collection by a rule: what it finds is seen as it is typed, and shown at its address once it is published", async ({
  shopper: page,
}) => {
  await enter(page, "collections/new");
  await page.getByLabel("Name").fill("Rainy days");
  await page.getByText("By a rule").click();
  await page.getByLabel("In departments or categories").fill("Indian Classical");
  await page.keyboard.press("Enter");
  await page.getByLabel("Price up to").fill("5000");
  await page.getByLabel("Per cent off").fill("10");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ products$/ })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Kept in the draft.", { exact: false })).toBeVisible();
  await expect(title(page)).toHaveText("Rainy days");
  await page.getByRole("heading", { level: 1 }).click();
  await publish(page);
  await expect.poll(onBoth(page, "/products/rainy-days", "Rainy days"), soon).toEqual([true, true]);
});

test("the menu is put into another order by keys, on a phone's width too, and what is thrown away is gone", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, "menu");
  const entries = page.getByRole("list", { name: "Menu", exact: true }).locator(":scope > li");
  const first = await entries.first().locator("button").first().getAttribute("data-key");
  await page.locator(`[data-key="${first}"]`).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(entries.nth(1).locator("button").first()).toHaveAttribute("data-key", first ?? "");
  await expect(page.locator(`[data-key="${first}"]`)).toBeFocused();
  await page.getByRole("button", { name: "Throw away" }).click();
  await expect(entries.first().locator("button").first()).toHaveAttribute("data-key", first ?? "");
});

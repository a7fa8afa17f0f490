import type { Page } from "@playwright/test";
import { title, typeMeanwhile } from "./office.ts";
import { expect, test } from "./shop.ts";
import { openTwoNodes, soon, type TwoNodes } from "./twoNodes.ts";

test.use({ allowed: /status of 4(01|09|22)/ });
test.describe.configure({ mode: "serial" });

/** A shop of its own, as others read the demo's name and hours meanwhile. */
let shop: TwoNodes;
test.beforeAll(async () => {
  shop = await openTwoNodes();
});
test.afterAll(() => shop?.close());

const show = (page: Page) => page.goto(shop.office("settings"));
async function enter(page: Page): Promise<void> {
  await show(page);
  await page.getByRole("button", { name: "Enter as the demo's owner" }).click();
  await expect(title(page)).toHaveText("Settings");
}
/** Whether a page of the shop has these words, on each node. */
const seen =
  (page: Page, words: RegExp, path = "/brand") =>
  async () =>
    Promise.all(shop.urls.map(async (url) => words.test(await (await page.request.get(url + path)).text())));
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("hours by keys and a holiday stand on both nodes' pages soon, the holiday's removal is undone", async ({
  shopper: page,
}) => {
  await enter(page);
  await seen(page, /./)(); // both have the page in their cache
  await page.getByLabel("Monday opens").fill("09:30");
  await page.getByLabel("Monday opens").press("Alt+ArrowDown");
  await expect(page.getByLabel("Tuesday opens")).toBeFocused();
  await expect(page.getByLabel("Tuesday opens")).toHaveValue("09:30");
  await page.getByRole("button", { name: "Take Sunday 11:00 away" }).press("Enter");
  await expect(page.getByRole("button", { name: "Open on Sunday" })).toBeFocused();
  await expect(page.getByText("Monday to Tuesday 09:30–20:30, Wednesday to Saturday 10:00–20:30")).toBeVisible();
  await page.getByLabel("Monday closes").fill("09:00");
  await page.getByLabel("Monday closes").press("Control+s");
  await expect(page.getByText("Monday: please enter an end that comes after the beginning.")).toBeVisible();
  await page.getByLabel("Monday closes").fill("20:30");
  await page.getByLabel("Monday closes").press("Control+s");
  await expect(page.getByText("Shoppers see it now.")).toBeVisible();
  await expect.poll(seen(page, /Monday to Tuesday 09:30–20:30/), soon).toEqual([true, true]);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await page.getByLabel("For", { exact: true }).fill("Pongal");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("Please choose a day.").first()).toBeVisible();
  await page.getByLabel("First day").fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Add it" }).click();
  await expect.poll(seen(page, /Closed \w+ \d+ \w+ for Pongal/), soon).toEqual([true, true]);
  await page.getByRole("button", { name: /^Remove Pongal/ }).click();
  await expect.poll(seen(page, /for Pongal/), soon).toEqual([false, false]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(seen(page, /for Pongal/), soon).toEqual([true, true]);
});

test("another name stands in the page's head and title, beside what somebody else changed, and goes back to the files", async ({
  shopper: page,
}) => {
  await enter(page);
  const name = region(page, "Name");
  await name.getByLabel("Name", { exact: true }).fill("Kaveri & Sons");
  // Meanwhile somebody else writes another line below it.
  const wrote = await page.evaluate(async () => {
    const read = await (await fetch("/office/api/settings")).json();
    const { version, value } = read.data.sections.name;
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ ...value, version, tagline: "Veenas of Chennai" });
    return (await fetch("/office/api/settings/name", { method: "PATCH", headers, body })).status;
  });
  expect(wrote).toBe(200);
  await name.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Somebody else has changed this too; both are in it.")).toBeVisible();
  await expect(name.getByLabel("Line below the name")).toHaveValue("Veenas of Chennai");
  await expect.poll(seen(page, /<title>[^<]*Kaveri &amp; Sons<\/title>/), soon).toEqual([true, true]);
  await expect(page).toHaveTitle("Settings · Kaveri & Sons");
  await page.goto(shop.urls[0] ?? "");
  await expect(page.getByRole("banner").getByText("Kaveri & Sons").first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("Veenas of Chennai")).toBeVisible();
  await show(page);
  await region(page, "Name").getByRole("button", { name: "Back to the files" }).click();
  await expect.poll(seen(page, /Kaveri &amp; Sons|Veenas of Chennai/, "/"), soon).toEqual([false, false]);
  await expect(region(page, "Name").getByText("As the files say.")).toBeVisible();
});

test("what is typed while somebody else's change of the same field comes stays", async ({ shopper: page }) => {
  await enter(page);
  const name = region(page, "Name");
  await name.getByLabel("Name", { exact: true }).fill("Kaveri Music");
  await page.evaluate(async () => {
    const read = await (await fetch("/office/api/settings")).json();
    const { version, value } = read.data.sections.name;
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ ...value, version, name: "Theirs" });
    await fetch("/office/api/settings/name", { method: "PATCH", headers, body });
  });
  const save = () => name.getByRole("button", { name: "Save" }).click();
  await typeMeanwhile(page, { address: /api\/settings\/name$/, method: "PATCH", save }, () =>
    name.getByLabel("Line below the name").fill("Typed since"),
  );
  await expect(name.getByRole("alert").first()).toContainText("Theirs");
  await expect(name.getByLabel("Name", { exact: true })).toHaveValue("Kaveri Music");
  await expect(name.getByLabel("Line below the name")).toHaveValue("Typed since");
  await name.getByRole("button", { name: "Throw away" }).click();
  await name.getByRole("button", { name: "Back to the files" }).click();
  await expect(name.getByText("As the files say.")).toBeVisible();
});

test("delivery's rates are tried before they are kept, and charged by both nodes soon, until it is undone", async ({
  shopper: page,
}) => {
  await enter(page);
  const rates = region(page, "Delivery rates");
  const far = rates.getByRole("group", { name: /^Far/ });
  const told = rates.getByRole("status", { name: "What it costs" });
  await expect(told.getByText(/^781001 Far ₹1,370, /)).toBeVisible();
  await far.getByLabel("First 500 g").fill("200");
  await far.getByLabel("Days, to").fill("5");
  await expect(told).toContainText("can’t be so");
  await far.getByLabel("Days, to").fill("14");
  await expect(told.getByText(/^781001 Far ₹1,475, .*\(now ₹1,370, /)).toBeVisible();
  // Enter in the trial keeps nothing.
  await rates.getByLabel("A parcel of, kg").fill("0.5");
  await rates.getByLabel("A parcel of, kg").press("Enter");
  await expect(told.getByText(/^781001 Far ₹200, .*\(now ₹95, /)).toBeVisible();

  const found = await page.request.get(`${shop.urls[0]}/public/api/get/products?max_price=4000`);
  const id: number = (await found.json()).products[0].variant_id;
  const charges = async () =>
    Promise.all(
      shop.urls.map(async (url) => {
        const data = { pincode: "781001", lines: [{ id, quantity: 1 }] };
        const answer = await page.request.post(`${url}/public/api/get/shipping/charges`, { data });
        return (await answer.json()).data.options[0].charge as number;
      }),
    );
  const before = await charges();
  await far.getByLabel("First 500 g").press("Control+s");
  await expect(page.getByText("Shoppers see it now.")).toBeVisible();
  await expect.poll(charges, soon).toEqual(before.map((charge) => charge + 10_500));
  await expect(rates.getByText(/Changed here/)).toContainText("Changed here");
  await expect(page.getByText("₹95, each further 500 g ₹75, 6–10 days, no cash").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(charges, soon).toEqual(before);
});

import { openAccount } from "./account.ts";
import { asOwner, officeUrl, refusals, title } from "./office.ts";
import { home, newCaller, order } from "./officeCaller.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

test("a caller is found by his number; cash on delivery is closed to him in the shop, and offered again", async ({
  shopper: page,
  request,
}) => {
  const caller = newCaller();
  const first = await order(request, caller, "cod");
  await asOwner(page, "customers");
  await expect(page.getByRole("searchbox", { name: "Mobile, mail, name or order" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Mobile, mail, name or order" }).fill(caller.mobile.slice(-8));
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: caller.name }).click();
  await expect(title(page)).toHaveText(caller.name);
  await expect(page.getByRole("region", { name: "Orders" }).getByRole("link", { name: first })).toBeVisible();
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Offer no cash on delivery" });
  await dialog.getByRole("button", { name: "Offer it no more" }).click();
  await expect(dialog.getByText("Please say why; your colleagues see it.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Why" }).fill("Took three parcels not in");
  await page.keyboard.press("Enter");
  const cash = page.getByRole("region", { name: "Cash on delivery" });
  await expect(cash).toContainText("“Took three parcels not in”");
  await expect(page.getByText("No cash on delivery", { exact: true })).toBeVisible();

  const product = await (
    await request.get(`${shopUrl()}/public/api/get/product/sembiyan-chittu-soprano-ukulele`)
  ).json();
  const lines = [{ id: product.data.variants[0].id, quantity: 1 }];
  const data = { lines, pincode: home.pincode, payment_method: "cod" };
  const quoted = await (await request.post(`${shopUrl()}/public/api/cart/quote`, { data })).json();
  const address = { ...home, name: caller.name, mobile: caller.mobile };
  const refused = await request.post(`${shopUrl()}/public/api/orders`, {
    data: { quote: quoted.data.quote, contact: caller, address, payment_method: "cod", agreed: ["terms", "returns"] },
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    422,
    "We can’t offer you cash on delivery. Please choose another way to pay.",
  ]);

  await cash.getByRole("button", { name: "Offer it again" }).click();
  await expect(cash).toContainText("Offered, where the shop offers it at all.");
  await expect(page.getByText("Cash on delivery is offered again.")).toBeVisible();
  const second = await order(request, caller, "cod");
  await page.goto(officeUrl(`orders/${second}`));
  await page.getByRole("region", { name: "Customer" }).getByRole("link", { name: caller.name }).first().click();
  await expect(page.getByRole("region", { name: "Orders" }).getByRole("link", { name: first })).toBeVisible();
});

test("the shop tells how it does itself, and how a backup is made", async ({ shopper: page }) => {
  await asOwner(page, "state");
  await expect(title(page)).toHaveText("The shop itself");
  await expect(page.getByRole("region", { name: "Needs a person" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sizes and queues" })).toContainText("PostgreSQL");
  await expect(page.getByRole("region", { name: "What happens by itself" })).toContainText("outbox");
  await expect(page.getByRole("textbox", { name: "The command for a backup" })).toHaveValue(/^bin\/shop backup /);
});

test("an account's data come as a file, its devices are signed out, and deleting it asks for a proof", async ({
  shopper: page,
}) => {
  const email = await openAccount(page);
  await asOwner(page, `customers?search=${email}`);
  await page.getByRole("link", { name: "Asha Raman" }).click();
  const devices = page.getByRole("region", { name: "Devices" });
  await devices.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(devices).toContainText("Signed in nowhere.");
  const more = page.getByRole("button", { name: "More for Asha Raman" });
  await more.click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Fetch all data of this customer" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^customer-\d+\.json$/);
  let asked = false;
  await page.route("**/office/api/customers/*", (route) => {
    if (route.request().method() !== "DELETE" || asked) return route.continue();
    asked = true;
    const refusal = { error: 1, message: "Please show once more that it is you.", reason: "prove" };
    return route.fulfill({ status: 403, json: refusal });
  });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete the account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the account" }).click();
  await page
    .getByRole("dialog", { name: "Is it still you?" })
    .getByRole("button", { name: "Go on as the demo's owner" })
    .click();
  await expect(title(page)).toHaveText("Customers");
  await page.goto(officeUrl(`customers?search=${email}`));
  await expect(page.getByText(`Nobody for “${email}”`)).toBeVisible();
});

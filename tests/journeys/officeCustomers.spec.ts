import type { Page } from "@playwright/test";
import { openAccount } from "./account.ts";
import { asOwner, officeUrl, refusals, title } from "./office.ts";
import { type Caller, home, newCaller, order } from "./officeCaller.ts";
import { addToCart, buyer, expect, open, placeButton, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

/** Goes to the checkout with a ukulele, as this caller at the address of his orders, and on from the address. */
async function checkOutAs(page: Page, { email, mobile }: Caller): Promise<void> {
  await addToCart(page, "sembiyan-chittu-soprano-ukulele");
  await open(page, "/checkout");
  const where = { "Flat, house number, building": home.line1, "Area, street, village": home.line2 };
  for (const [label, value] of Object.entries({ ...buyer, "E-mail": email, Mobile: mobile, ...where }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
}

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

test("a note about a customer and his wrong address: the packer sees it, and the checkout asks for another before the order", async ({
  shopper: page,
  request,
}) => {
  const caller = newCaller();
  const no = await order(request, caller, "cod");
  await asOwner(page, `customers/${no}`);
  await expect(title(page)).toHaveText(caller.name);
  await page.keyboard.press("n");
  await page.keyboard.type("Ring twice: he tunes.");
  await page.keyboard.press("Control+Enter");
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("listitem")).toContainText("Ring twice: he tunes.");
  await notes.getByRole("button", { name: "Take away “Ring twice: he tunes.”" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(0);
  await expect(notes.getByRole("textbox")).toBeFocused();

  await page.goto(officeUrl(`orders/${no}`));
  const customer = page.getByRole("region", { name: "Customer" });
  await customer.getByRole("button", { name: "Mark the address as wrong" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark the address as wrong" });
  await dialog.getByRole("button", { name: "Mark it as wrong" }).click();
  await expect(dialog.getByText("Please say why; your colleagues see it.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Why" }).fill("There is no number 12");
  await page.keyboard.press("Enter");
  await expect(customer).toContainText("“There is no number 12”");
  await page.goto(officeUrl(`packing/${no}`));
  await expect(page.getByText("“There is no number 12”")).toBeVisible();
  await page.goto(officeUrl(`orders?search=${no}`));
  await expect(page.getByText("wrong address").first()).toBeVisible();

  await checkOutAs(page, caller);
  await expect(page.getByRole("group", { name: "One thing needs your attention" })).toBeFocused();
  await expect(page.getByText(/^A parcel could not be delivered at this address/).first()).toBeVisible();
  await page.getByLabel("Landmark").fill("Behind the temple tank");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Cash on delivery" }).check();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("cash on delivery is closed at the checkout to whom it was taken back from, before he orders", async ({
  shopper: page,
  request,
}) => {
  const caller = newCaller();
  const no = await order(request, caller, "cod");
  await asOwner(page, `customers/${no}`);
  const close = async (name: string) =>
    page.getByRole("region", { name: "Cash on delivery" }).getByRole("button", { name }).click();
  await close("Offer it no more");
  await page.getByRole("dialog").getByRole("textbox", { name: "Why" }).fill("Took three parcels not in");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No cash on delivery", { exact: true })).toBeVisible();
  await checkOutAs(page, caller);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeDisabled();
  await expect(page.getByText("We can’t offer you cash on delivery. Please choose another way to pay.")).toBeVisible();
  await page.goto(officeUrl(`customers/${no}`));
  await close("Offer it again");
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

test("departments whose goods are not paid at the door are chosen by their names", async ({ shopper: page }) => {
  await asOwner(page, "settings");
  const section = page.getByRole("region", { name: "Delivery and cash on delivery" });
  const chosen = section.getByRole("list", { name: "No cash on delivery for" });
  const field = section.getByRole("combobox", { name: "No cash on delivery for" });
  await expect(chosen.getByRole("listitem")).toHaveText([/^Acoustic Pianos, /, /^Digital Pianos, /]);
  await expect(section.locator("datalist option", { hasText: "Ukuleles, Guitars" })).toBeAttached();
  await field.fill("ukuleles");
  await field.press("Enter");
  await expect(chosen.getByRole("listitem").last()).toHaveText(/^Ukuleles, Guitars/);
  await field.fill("no such department");
  await field.press("Enter");
  await expect(chosen.getByRole("listitem")).toHaveCount(3);
  await expect(section.getByRole("button", { name: "Save" })).toBeEnabled();
  await section.getByRole("button", { name: "Throw away" }).click();
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
});

import type { Page } from "@playwright/test";
import { newEmail, openAccount, secret } from "./account.ts";
import { addToCart, expect, open, shopUrl, test } from "./shop.ts";

/** What tells browsers and password managers what a field is for, by its label. */
const marks = (page: Page) =>
  page
    .getByRole("main")
    .locator("form :is(input:not([type=hidden]), select)")
    .evaluateAll((fields: (HTMLInputElement | HTMLSelectElement)[]) =>
      fields.map(({ labels, type, autocomplete, inputMode }) =>
        [labels?.[0]?.textContent, type, autocomplete, inputMode].filter(Boolean).join(" | "),
      ),
    );

const email = "E-mail | email | username | email";
const password = "Password | password";
const expected: Record<string, string[]> = {
  "/login": [email, `${password} | current-password`],
  "/register": [
    "Full name | text | name",
    email,
    "Mobile | tel | tel-national | tel",
    `${password} | new-password`,
    "Send me mails about offers, until I say no. | checkbox",
  ],
  "/forgotpassword": [email],
};

for (const [path, fields] of Object.entries(expected)) {
  test(`${path}: fields say what they are for, nothing is ticked, and our picture is there`, async ({
    shopper: page,
  }) => {
    await page.goto(shopUrl() + path);
    expect(await marks(page)).toEqual(fields);
    await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("main").locator('img[src^="/pictures/welcome/"]')).toBeVisible();
  });
}

test("what was typed into a password's field can be looked at, and hidden again", async ({ shopper: page }) => {
  await open(page, "/login");
  const field = page.getByLabel("Password", { exact: true });
  await field.fill(secret);
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue(secret);
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("the first field that is wrong gets the focus and says how to mend it; what was typed or pasted stays", async ({
  shopper: page,
}) => {
  await open(page, "/register");
  await page.getByLabel("Full name").fill("Asha Raman");
  await page.getByLabel("E-mail").fill("asha@");
  await page.getByLabel("Mobile").focus();
  await page.keyboard.insertText("+91 (98765) 43210");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/should look like name@example.com/);
  await page.getByLabel("E-mail").fill("asha.new@example.com");
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("short");
  await expect(page.getByLabel("Mobile")).toHaveValue("+91 (98765) 43210");
});

test("a business is kept in the profile, and the checkout begins with it, with and without script", async ({
  shopper: page,
  browser,
}) => {
  await openAccount(page);
  await open(page, "/profile");
  const section = page.getByRole("region", { name: "Business" });
  await section.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
  await section.getByRole("button", { name: "Keep this business" }).click();
  await expect(section.getByLabel("Business name")).toBeFocused();
  await expect(section.getByLabel("GSTIN")).toHaveAttribute("aria-invalid", "true");
  await section.getByLabel("Business name").fill("Raman Music School");
  await section.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
  await section.getByRole("button", { name: "Keep this business" }).click();
  await expect(section).toContainText("Your business is saved.");

  const storageState = await page.context().storageState();
  await addToCart(page, "sembiyan-chittu-soprano-ukulele");
  await open(page, "/checkout");
  await expect(page.getByLabel(/^GSTIN/)).toHaveValue("27AAPFU0939F1ZV");
  await page.getByLabel(/^GSTIN/).fill("");
  await page.getByLabel(/^Business name/).fill("");
  await page.reload();
  await expect(page.getByLabel("E-mail", { exact: true })).not.toHaveValue("");
  await expect(page.getByLabel(/^GSTIN/)).toHaveValue("");

  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-IN", storageState });
  const plain = await context.newPage();
  await plain.goto(`${shopUrl()}/product/sembiyan-chittu-soprano-ukulele`);
  await plain.getByRole("button", { name: "Buy now" }).first().click();
  await expect(plain.getByLabel(/^GSTIN/)).toHaveValue("27AAPFU0939F1ZV");
  await expect(plain.getByLabel(/^Business name/)).toHaveValue("Raman Music School");
  await context.close();
});

test("an address of the greatest length makes no page wider than the screen", async ({ shopper: page }) => {
  const [user = "", host = ""] = newEmail().split("@");
  await openAccount(page, `${user}.${"saraswati".repeat(5)}@${host}`);
  for (const path of ["/profile", "/mailbox"]) {
    await page.goto(shopUrl() + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe("a pincode", () => {
  // The browser says so when there is no such pincode.
  test.use({ allowed: /status of 404/ });
  test("that lies in two states asks which one, and one that nobody has is refused; what was typed stays", async ({
    shopper: page,
  }) => {
    await openAccount(page);
    await open(page, "/profile?address=new");
    expect((await marks(page)).slice(0, 11)).toEqual([
      "Full name | text | name",
      "Mobile | tel | tel-national | tel",
      "Pincode | text | postal-code | numeric",
      "Flat, house number, building | text | address-line1",
      "Area, street, village | text | address-line2",
      "Landmark (optional) | text | off",
      "Town or city | text | address-level2",
      expect.stringMatching(/^State \| select-one \| address-level1$/),
      "Home | radio",
      "Work, delivered on working days | radio",
      "Full name | text | name",
    ]);
    const form = page.getByRole("region", { name: "Addresses" });
    await form.getByLabel("Pincode").fill("605007");
    await expect(form.getByLabel("State")).toHaveAccessibleDescription(
      "This pincode lies in Puducherry and Tamil Nadu.",
    );
    await form.getByLabel("Flat, house number, building").fill("4");
    await form.getByLabel("Area, street, village").fill("Rue Dumas");
    await form.getByLabel("Town or city").fill("Puducherry");
    await form.getByRole("button", { name: "Save address" }).click();
    await expect(form.getByLabel("State")).toBeFocused();
    await expect(form.getByLabel("State")).toHaveAccessibleDescription("Please choose the state.");
    await form.getByLabel("State").selectOption("Puducherry");
    await form.getByLabel("Pincode").fill("111111");
    await form.getByRole("button", { name: "Save address" }).click();
    await expect(form.getByLabel("Pincode")).toBeFocused();
    await expect(form.getByLabel("Pincode")).toHaveAccessibleDescription("There is no such pincode.");
    await expect(form.getByLabel("Town or city")).toHaveValue("Puducherry");
    await form.getByLabel("Pincode").fill("605007");
    await form.getByRole("button", { name: "Save address" }).click();
    await expect(form.getByText("The address is saved.")).toBeVisible();
    await expect(form).toContainText("Puducherry 605007, Puducherry");
  });
});

import {
  accountCartOf,
  cartOf,
  logIn,
  newEmail,
  openAccount,
  otherDevice,
  register,
  secret,
  sendLogin,
} from "./account.ts";
import { linkFor } from "./mails.ts";
import { addToCart, expect, open, placeButton, remembered, shopUrl, test } from "./shop.ts";

const guitar = "sembiyan-s8-concert-acoustic-guitar";

test("who has an account logs in from the checkout and comes back to it, filled in", async ({ shopper: page }) => {
  const email = await openAccount(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/login`);
  await addToCart(page, guitar);
  await open(page, "/checkout");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("");
  await page.getByText("Have an account?").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login/);
  await sendLogin(page, email);
  await expect(page).toHaveURL(`${shopUrl()}/checkout`);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Asha Raman");
  await expect(page.getByText("Have an account?")).toHaveCount(0);
});

test("register, verify, save an address, order with it, log out; on another device the cart follows", async ({
  shopper: page,
  browser,
}) => {
  await addToCart(page, guitar);
  const email = newEmail();
  await register(page, email);
  await page.goto(await linkFor(email, "verify-account"));
  await expect(page.locator(".Toastify").getByText("Your account is verified. Welcome!")).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl()}/`);
  await expect(page.getByRole("main").getByText("Your account is verified. Welcome!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(JSON.parse((await remembered(page, "customer")) ?? "{}")).toMatchObject({ id: expect.any(Number), email });
  expect(await remembered(page, "address")).toBe("[]");
  const [variant = ""] = Object.keys(await cartOf(page));
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 1 });

  await page.goto(`${shopUrl()}/profile`);
  await page.getByRole("link", { name: "Add an address" }).click();
  await page.getByLabel("Pincode").fill("600 004");
  await expect(page.getByLabel("Town or city")).toHaveValue("Chennai");
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("Flat, house number, building")).toBeFocused();
  await page.getByLabel("Flat, house number, building").fill("12, North Mada Street");
  await page.getByLabel("Area, street, village").fill("Mylapore");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("The address is saved.")).toBeFocused();

  await page.goto(`${shopUrl()}/checkout`);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByRole("radio", { name: /12, North Mada Street/ })).toBeChecked();
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Cash on delivery" }).check();
  await expect(page.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect.poll(() => accountCartOf(page)).toEqual({});
  const { data: kept } = await (await page.request.get(`${shopUrl()}/public/api/customer/data`)).json();
  expect(kept.orders[0].agreed).toMatchObject([{ policy: "terms" }, { policy: "returns" }]);

  await page.goto(`${shopUrl()}/profile`);
  await page.getByRole("link", { name: /Sembiyan S8/ }).click();
  await expect(page).toHaveURL(/\/ordersummary\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Order / })).toBeVisible();
  const order = page.url();

  await addToCart(page, guitar);
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 1 });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/login`);
  const left = await page.evaluate(() =>
    [
      "customer",
      "cart",
      "cartCount",
      "shippingAddress",
      "address",
      "shiprocketCharges",
      "cartCoupon",
      "attemptCart",
    ].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(left).toEqual([]);
  expect((await page.request.get(order)).status()).toBe(404);

  const other = await otherDevice(browser, email);
  await expect.poll(() => cartOf(other)).toEqual({ [variant]: 1 });
  await other.context().close();
});

test("who has not confirmed the address can't log in, and gets a new link; wrong passwords are told in words", async ({
  shopper: page,
}) => {
  const email = newEmail();
  await register(page, email);
  const first = await linkFor(email, "verify-account");
  await logIn(page, email, "not the password");
  await expect(page.getByRole("alert")).toHaveText("The e-mail address or the password is not right.");
  await logIn(page, email);
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText("a new link is on its way")).toBeVisible();
  await expect.poll(() => linkFor(email, "verify-account")).not.toBe(first);
});

test("coming and going: back to where one wanted to be, never to another site; out in one tab is out in the other", async ({
  shopper: page,
}) => {
  const email = await openAccount(page);
  await page.goto(`${shopUrl()}/cart`);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/`);
  await page.goto(`${shopUrl()}/profile`);
  await expect(page).toHaveURL(`${shopUrl()}/login?to=/profile`);
  await logIn(page, email, secret, "?to=/products/search");
  await expect(page).toHaveURL(`${shopUrl()}/products/search`);
  await expect(page.getByRole("main").getByText("Welcome, Asha Raman.")).toBeVisible();
  for (const entrance of ["/login", "/register", "/login?to=//thief.example/"]) {
    await page.goto(shopUrl() + entrance);
    await expect(page).toHaveURL(`${shopUrl()}/profile`);
  }
  const tab = await page.context().newPage();
  await tab.goto(shopUrl());
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(tab).toHaveURL(`${shopUrl()}/login`);
  await expect(page).toHaveURL(`${shopUrl()}/login`);
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
});

test("a link that is no good leads to the registration, with the reason", async ({ shopper: page }) => {
  await page.goto(`${shopUrl()}/verify-account/nonsense`);
  await expect(page.locator(".Toastify").getByText(/used already or is too old/)).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl()}/register`);
  await expect(page.getByRole("main").getByText(/used already or is too old/)).toBeVisible();
});

test("a verify link that was used leads to the registration with the reason also when logged in, and the session stays", async ({
  shopper: page,
}) => {
  const email = await openAccount(page);
  await page.goto(await linkFor(email, "verify-account"));
  await expect(page.locator(".Toastify").getByText(/used already or is too old/)).toBeVisible();
  await expect(page).toHaveURL(/\/register\b/);
  await expect(page.getByRole("main").getByText(/used already or is too old/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/profile`);
});

test("a new password by mail ends every session", async ({ shopper: page, browser }) => {
  const email = await openAccount(page);
  const device = await (await browser.newContext()).newPage();
  await device.goto(`${shopUrl()}/forgotpassword`);
  await device.getByLabel("E-mail").fill(email);
  await device.getByRole("button", { name: "Send the link" }).click();
  await expect(device.getByText("It works for 30 minutes")).toBeInViewport();
  await expect(device.getByRole("heading", { name: "Look into your mail" })).toBeFocused();
  await device.goto(await linkFor(email, "reset-password"));
  await expect(device.getByLabel("New password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  await device.getByLabel("New password", { exact: true }).fill("password123");
  await device.getByRole("button", { name: "Set password" }).click();
  await expect(device.getByText(/first that a thief would try/)).toBeVisible();
  await device.setViewportSize({ width: 360, height: 420 });
  await device.getByLabel("New password", { exact: true }).fill("lantern cello rain");
  await device.getByRole("button", { name: "Set password" }).click();
  await expect(device.getByText("Your new password is set. Please log in.")).toBeVisible();
  await expect.poll(() => device.evaluate(() => scrollY)).toBe(0); // a form that stays where it is does not keep the next page there
  await device.goto(await linkFor(email, "reset-password")); // used: said before a password is typed
  await expect(device.getByRole("main").getByRole("alert")).toHaveText(/used already or is too old/);
  await expect(device.getByLabel("New password", { exact: true })).toHaveCount(0);
  await expect(device.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await device.context().close();

  await page.goto(`${shopUrl()}/profile`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await logIn(page, email, "lantern cello rain");
  await expect(page).toHaveURL(`${shopUrl()}/profile`);
});

test("the profile: details, password, devices, e-mail change, data, deletion", async ({ shopper: page, browser }) => {
  const email = await openAccount(page);
  const device = await otherDevice(browser, email);
  await open(page, "/profile");
  await page.getByLabel("Full name").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter your full name.")).toBeVisible();
  await page.getByLabel("Full name").fill("Asha R. Raman");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha R. Raman" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out all others" }).click();
  await expect(page.getByText("Logged out there.")).toBeVisible();
  await device.goto(`${shopUrl()}/profile`);
  await expect(device).toHaveURL(/\/login/);
  await device.context().close();

  await page.getByText("Change password", { exact: true }).first().click();
  const password = page.getByRole("region", { name: "Password" });
  await password.getByLabel("Your password", { exact: true }).fill("wrong");
  await password.getByLabel("New password", { exact: true }).fill("lantern cello rain");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await password.getByLabel("Your password", { exact: true }).fill(secret);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  const next = newEmail();
  await page.getByText("Change e-mail", { exact: true }).click();
  const mail = page.getByRole("region", { name: "E-mail" });
  await mail.getByLabel("New e-mail").fill(next);
  await mail.getByLabel("Your password", { exact: true }).fill("lantern cello rain");
  await mail.getByRole("button", { name: "Send the link" }).click();
  await expect(mail.getByText("waits for its link to be opened")).toBeVisible();
  await page.goto(await linkFor(next, "verify-account"));
  await expect(page.getByRole("main").getByText("Your new e-mail address is confirmed.")).toBeVisible();

  await page.goto(`${shopUrl()}/profile`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);

  await page.getByText("Delete my account", { exact: true }).first().click();
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByLabel("Your password", { exact: true }).fill("lantern cello rain");
  await data.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("main").getByText("Your account is deleted.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("customer"))).toBeNull();
  await logIn(page, next, "lantern cello rain");
  await expect(page.getByRole("alert")).toHaveText("The e-mail address or the password is not right.");
});

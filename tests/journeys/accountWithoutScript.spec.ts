import { logIn, newEmail, register, secret } from "./account.ts";
import { linkFor } from "./mails.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ javaScriptEnabled: false });

test("without script one can register, verify, log in, change details, save an address and log out", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(`${shopUrl()}/register`);
  await page.getByLabel("Full name").fill("Asha Raman");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mobile").fill("12345");
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByText("Please enter a 10-digit Indian mobile number")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Raman");
  await expect(page.getByLabel("Mobile")).toHaveValue("12345");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

  await register(page, email);
  await page.goto(await linkFor(email, "verify-account"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your account is verified. Welcome!")).toBeVisible();
  await page.context().clearCookies();
  await logIn(page, email, secret, "?to=/profile%23details");
  await expect(page.getByText("Login Successfull")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/profile#details`);

  await page.getByLabel("Full name").fill("Asha R. Raman");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await page.getByRole("link", { name: "Add an address" }).click();
  const fields = {
    Pincode: "605007",
    "Flat, house number, building": "4",
    "Area, street, village": "Rue Dumas",
    "Town or city": "Puducherry",
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel("State").selectOption("Puducherry");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("The address is saved.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Addresses" })).toContainText("Rue Dumas");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${shopUrl()}/login`);
  await page.goto(`${shopUrl()}/profile`);
  await expect(page).toHaveURL(/\/login/);
});

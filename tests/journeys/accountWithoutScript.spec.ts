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
  await page.getByRole("checkbox", { name: /mails about offers/ }).check();
  await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByLabel("Mobile")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /mails about offers/ })).toBeChecked();
  await expect(page.getByText("Please enter a 10-digit Indian mobile number")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Raman");
  await expect(page.getByLabel("Mobile")).toHaveValue("12345");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

  await register(page, email);
  await page.goto(`${shopUrl()}/verify-account/nonsense`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Please ask for a new one.");
  await expect(page.getByRole("link", { name: "Log in to ask for a new link" })).toBeVisible();
  await page.goto(await linkFor(email, "verify-account"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your account is verified. Welcome!")).toBeVisible();
  await page.context().clearCookies();
  await logIn(page, email, secret, "?to=/profile%23details");
  await expect(page.getByText("Welcome, Asha Raman.")).toBeVisible();
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

test("without script one sets a new password by mail, changes e-mail and password, takes the data along and leaves", async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.goto(`${shopUrl()}/forgotpassword`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("It works for 30 minutes")).toBeVisible();
  await page.goto(await linkFor(email, "reset-password"));
  await page.getByLabel("New password", { exact: true }).fill("lantern cello rain");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
  await logIn(page, email, "lantern cello rain", "?to=/profile");
  await page.getByRole("link", { name: "Go on" }).click();

  await page.getByText("Change password", { exact: true }).first().click();
  const password = page.getByRole("region", { name: "Password" });
  await password.getByLabel("Your password", { exact: true }).fill("wrong");
  await password.getByLabel("New password", { exact: true }).fill(secret);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("This is not your password.")).toBeVisible();
  await password.getByLabel("Your password", { exact: true }).fill("lantern cello rain");
  await password.getByLabel("New password", { exact: true }).fill(secret);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("Your password is changed.")).toBeVisible();

  const next = newEmail();
  await page.getByText("Change e-mail", { exact: true }).click();
  const mail = page.getByRole("region", { name: "E-mail" });
  await mail.getByLabel("New e-mail").fill(next);
  await mail.getByLabel("Your password", { exact: true }).fill(secret);
  await mail.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await linkFor(next, "verify-account"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your new e-mail address is confirmed.")).toBeVisible();

  const file = await page.request.get(`${shopUrl()}/profile/data`);
  expect((await file.json()).customer.email).toBe(next);
  await page.goto(`${shopUrl()}/profile`);
  await page.getByText("Delete my account", { exact: true }).first().click();
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByLabel("Your password", { exact: true }).fill(secret);
  await data.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await logIn(page, next);
  await expect(page.getByRole("alert")).toHaveText("The e-mail address or the password is not right.");
});

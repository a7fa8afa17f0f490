import { TOTP } from "otpauth";
import { answerOnce } from "./answerOnce.ts";
import { asOwner, invite, menu, newEmail, officeUrl, refusals, title, withAuthenticator, write } from "./office.ts";
import { expect, test } from "./shop.ts";

test.use({ allowed: refusals });

test("the demo's owner enters by one press, where his link led, and goes back", async ({ shopper: page }) => {
  await asOwner(page, "audit");
  await expect(title(page)).toHaveText("Who did what");
  await menu(page).getByRole("link", { name: "Staff" }).click();
  await expect(title(page)).toHaveText("Staff");
  await expect(page).toHaveTitle(/^Staff · /);
  await page.goBack();
  await expect(title(page)).toHaveText("Who did what");
  await page.reload();
  await expect(title(page)).toHaveText("Who did what");
});

test("who is invited makes a passkey, enters by it, and sees only what his role may", async ({
  shopper: page,
  browser,
}) => {
  const email = newEmail("packer");
  const path = await invite(page, email, "Packer");
  const context = await browser.newContext();
  const packer = await context.newPage();
  await withAuthenticator(packer);
  await packer.goto(officeUrl(path));
  await expect(packer.getByText("as Packer")).toContainText(email);
  await packer.getByRole("button", { name: "Make my passkey" }).click();
  await expect(packer.getByLabel("Your name")).toBeFocused(); // a name is asked for
  await packer.getByLabel("Your name").fill("Meena Packer");
  await packer.getByRole("button", { name: "Make my passkey" }).click();
  await expect(menu(packer)).toBeAttached();
  await expect(menu(packer).getByRole("link", { name: "Staff" })).toHaveCount(0);
  await packer.goto(officeUrl("staff"));
  await expect(packer.getByText("It needs the right “Invite staff, give roles, end access”")).toBeVisible();

  await packer.goto(officeUrl("me"));
  await expect(packer.getByText("this device")).toBeVisible();
  await packer.getByRole("button", { name: "Sign out", exact: true }).click();
  await packer.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(menu(packer)).toBeAttached();
  await packer.goto(officeUrl("me"));
  await expect(title(packer)).toHaveText("Meena Packer");

  await packer.goto(officeUrl(path));
  await expect(packer.getByRole("heading", { name: "This invitation opens nothing" })).toBeVisible();
  await context.close();
});

test("who is invited may take a password and an authenticator app, and enters by them or by a recovery code", async ({
  shopper: page,
  browser,
}) => {
  const email = newEmail("counter");
  const path = await invite(page, email, "Counter");
  const context = await browser.newContext();
  const clerk = await context.newPage();
  await clerk.goto(officeUrl(path));
  await clerk.getByRole("button", { name: "With a password and an authenticator app instead" }).click();
  await clerk.getByLabel("Your name").fill("Kumar Counter");
  await clerk.getByLabel("A password").fill("too short");
  await clerk.getByRole("button", { name: "Continue" }).click();
  await expect(clerk.getByLabel("A password")).toHaveAttribute("aria-invalid", "true");
  await clerk.getByLabel("A password").fill("emerald evening tea house");
  await clerk.getByRole("button", { name: "Continue" }).click();
  await expect(clerk.getByRole("img", { name: "What the app scans" })).toBeVisible();
  const seed = (await clerk.locator(".select-all").innerText()).replaceAll(/\s/g, "");
  await clerk.getByLabel("Code").fill(new TOTP({ secret: seed }).generate());
  await clerk.getByRole("button", { name: "Confirm" }).click();
  await expect(clerk.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await clerk.locator(".recovery li").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await clerk.getByRole("button", { name: /to the office$/ }).click();
  await expect(menu(clerk)).toBeAttached();

  await clerk.goto(officeUrl("me"));
  await expect(clerk.getByText("10 left")).toBeVisible();
  await clerk.getByRole("button", { name: "Sign out", exact: true }).click();
  await clerk.getByRole("button", { name: "With password and code instead" }).click();
  const form = { "E-mail": email, Password: "emerald evening tea house", Code: codes[0] ?? "" };
  for (const [label, value] of Object.entries({ ...form, Password: "not this one" }))
    await clerk.getByLabel(label).fill(value);
  await clerk.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(clerk.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  for (const [label, value] of Object.entries(form)) await clerk.getByLabel(label).fill(value);
  await clerk.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(menu(clerk)).toBeAttached();
  await clerk.goto(officeUrl("me"));
  await expect(clerk.getByText("9 left")).toBeVisible();

  await clerk.getByRole("button", { name: "Change the password" }).click();
  const change = clerk.getByRole("dialog", { name: "Change the password" });
  await change.getByLabel("The new password").fill("amber morning rice field");
  await clerk.keyboard.press("Enter");
  await expect(clerk.getByText("Your password is changed. All other devices are signed out.")).toBeVisible();
  await clerk.getByRole("button", { name: "Take another app" }).click();
  const another = clerk.getByRole("dialog", { name: "Another authenticator app" });
  await expect(another.getByRole("img", { name: "What the app scans" })).toBeVisible();
  const next = (await another.locator(".select-all").innerText()).replaceAll(/\s/g, "");
  await another.getByLabel("Code").fill(new TOTP({ secret: next }).generate());
  await clerk.keyboard.press("Enter");
  await expect(clerk.getByText("The other app counts from now on. All other devices are signed out.")).toBeVisible();
  await context.close();
});

test("everything is reached by keys alone", async ({ shopper: page }) => {
  await page.goto(officeUrl());
  await expect(page.getByRole("button", { name: "Enter as the demo's owner" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Enter as the demo's owner" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeAttached();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts" });
  await expect(sheet).toContainText("Who did what");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  await page.keyboard.type("gf");
  await expect(title(page)).toHaveText("Staff");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await page.keyboard.press("j");
  await expect(page.getByRole("row").nth(1).getByRole("button")).toBeFocused();

  const email = newEmail("keys");
  await page.keyboard.press("n");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.getByLabel("E-mail").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("The invitation's link")).toHaveValue(/\/office\/invite\//);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Take back the invitation of ${email}` })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Go to or do" }).fill("gu-chi-01");
  await expect(page.getByRole("option")).toHaveText(/Sembiyan Chittu/);
  await page.getByRole("combobox", { name: "Go to or do" }).fill("sembiyan chittu");
  await expect(page.getByRole("option", { name: /Sembiyan Chittu Soprano Ukulele/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Sembiyan Chittu Soprano Ukulele");
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText("Staff");

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Go to or do" }).fill("who did");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Who did what");
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("invited");
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText("Staff");
});

test("who did what is told in words and in India's time, and a long address stays in its table on a tablet", async ({
  shopper: page,
}) => {
  await asOwner(page, "audit");
  const email = newEmail("somebody.with.a.long.address.who.packs.the.parcels.of.the.whole.south");
  await write(page, "staff/invite", { email, role: "packer" });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("invited");
  await expect(row).toContainText(/expires at: \w{3}, \d+ \w{3} \d{4}, \d+:\d\d [ap]m/);
  const table = await page.getByRole("table").boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(768);
});

test("letters can be switched off as keys", async ({ shopper: page }) => {
  await asOwner(page, "me");
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: /Switch off single letters/ }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.type("gf");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Go to or do" })).toBeVisible();
  await expect(page).toHaveURL(officeUrl("me"));
});

test("after half an hour without a touch the screen is locked, and the work is kept", async ({ shopper: page }) => {
  await page.clock.install();
  await asOwner(page, "staff");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const field = page.getByLabel("E-mail");
  await field.fill("half.written@");
  await page.clock.fastForward("29:00");
  await expect(page.getByRole("dialog", { name: "Locked" })).toHaveCount(0);
  await page.clock.fastForward("02:00");
  const locked = page.getByRole("dialog", { name: "Locked" });
  await expect(locked).toContainText("Your work is as you left it");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(locked).toBeVisible();
  // The session is over at the shop too: nobody goes round the lock.
  const other = await page.context().newPage();
  await other.goto(officeUrl("staff"));
  await expect(other.getByRole("button", { name: "Enter as the demo's owner" })).toBeVisible();
  await other.close();
  await locked.getByRole("button", { name: "Enter as the demo's owner" }).click();
  await expect(locked).toHaveCount(0);
  await expect(field).toHaveValue("half.written@");
});

test("a session that was ended elsewhere locks the screen at the next call", async ({ shopper: page }) => {
  await asOwner(page, "staff");
  const other = await page.context().newPage();
  await other.goto(officeUrl("me"));
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(other.getByRole("button", { name: "Enter as the demo's owner" })).toBeVisible();
  // The news, which begin again and again, may have been the next call: then nothing under the lock can be pressed any more.
  void menu(page)
    .getByRole("link", { name: "Program keys" })
    .click()
    .catch(() => {});
  await expect(page.getByRole("dialog", { name: "Locked" })).toContainText("Your session is over");
});

test("what is shown before the shop has answered is taken back when it fails, and says so", async ({
  shopper: page,
}) => {
  const email = newEmail("optimist");
  await invite(page, email, "Packer");
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await answerOnce(page, "**/office/api/staff/invite/end", (route) => route.abort());
  await row.getByRole("button", { name: /^Take back/ }).click();
  const message = page.getByRole("log", { name: "Messages" });
  await expect(message).toContainText("could not be reached");
  await expect(row).toBeVisible();
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(row).toHaveCount(0);
  await expect(message).toContainText("taken back");
});

test("what is grave asks once more who it is, and then happens", async ({ shopper: page }) => {
  await asOwner(page, "keys");
  const refusal = { error: 1, message: "Please show once more that it is you.", reason: "prove" };
  await page.getByRole("button", { name: "Make a key" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("A program");
  await page.getByRole("checkbox", { name: "Pick and pack" }).check();
  let refused = false;
  await page.route("**/office/api/keys", (route) => {
    if (route.request().method() !== "POST" || refused) return route.continue();
    refused = true;
    return route.fulfill({ status: 403, json: refusal });
  });
  await page.getByRole("button", { name: "Make the key" }).click();
  await page
    .getByRole("dialog", { name: "Is it still you?" })
    .getByRole("button", { name: "Go on as the demo's owner" })
    .click();
  await expect(page.getByRole("textbox", { name: "The key" })).toHaveValue(/.{30}/);
});

test("Back closes a dialog and leaves the screen only then", async ({ shopper: page }) => {
  await asOwner(page, "audit");
  await menu(page).getByRole("link", { name: "Staff" }).click();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await expect(page.getByRole("dialog", { name: "Invite somebody" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title(page)).toHaveText("Staff");
  await page.goBack();
  await expect(title(page)).toHaveText("Who did what");
});

test("a holiday's try-outs say that the shop is closed and why, and a day that no calendar has is today", async ({
  shopper: page,
}) => {
  await asOwner(page, "tryouts?day=2026-02-31");
  const today = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });
  await expect(page.getByText(today.format(new Date())).first()).toBeVisible();
  await expect(page.getByText("could not be shown")).toHaveCount(0);
  const data = { day: "2027-01-14", free: 0, holiday: "Pongal", rows: [] };
  await page.route("**/office/api/tryouts?day=2027-01-14", (route) => route.fulfill({ json: { error: 0, data } }));
  await page.goto(officeUrl("tryouts?day=2027-01-14"));
  await expect(page.getByText("14 January, closed: Pongal")).toBeVisible();
  await expect(page.getByText("The shop is closed on this day: Pongal")).toBeVisible();
});

test("without any account the file for the bank speaks of no more transfers than there are", async ({
  shopper: page,
}) => {
  const row = { id: 1, order_no: "VN-1", name: "Asha", amount: 5_000, reason: "A scratch", way: "transfer" };
  const rest = { gateway: "cod", state: "pending", asked_at: "2026-11-20T10:00:00.000Z", age_days: 9, attempts: 0 };
  const none = { error: null, refund_to: null, account: null, file: null, n: 1, reference: null };
  const rows = [1, 2, 3].map((id) => ({ ...row, ...rest, ...none, id, order_no: `VN-${id}` }));
  await page.route(/office\/api\/refunds(\?|$)/, (route) =>
    route.fulfill({ json: { error: 0, data: { rows, next: null } } }),
  );
  await asOwner(page, "refunds");
  await page.getByRole("button", { name: "File for the bank" }).click();
  await expect(page.getByRole("dialog")).toContainText("3 transfers have no account");
});

test("in the dark a product without a picture has the dark one", async ({ shopper: page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/office\/api\/products(\?|$)/, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.rows[0].image = null;
    await route.fulfill({ json: answer });
  });
  await asOwner(page, "products");
  const picture = page.locator("main table tbody img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/placeholder\/natural-night/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

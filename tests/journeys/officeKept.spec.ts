import type { Page } from "@playwright/test";
import { asOwner, officeUrl, refusals, title } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { card, dialog, press } from "./officeHands.ts";
import { expect, test } from "./shop.ts";

test.use({ allowed: new RegExp(`${refusals.source}|ERR_INTERNET_DISCONNECTED`) });

const asks = "Close without saving?";

test("what is typed in a dialog goes by no Escape, no Back and no press beside it, unless it is said so", async ({
  shopper: page,
}) => {
  await asOwner(page, "audit");
  await page.keyboard.type("gf");
  await expect(title(page)).toHaveText("Staff");
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "Invite somebody" });
  const email = form.getByLabel("E-mail");
  const question = page.getByRole("dialog", { name: asks });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => page.mouse.click(20, 20),
    () => form.getByRole("button", { name: "Close" }).click(),
  ];
  await page.keyboard.press("Escape"); // nothing is typed yet
  await expect(form).toHaveCount(0);
  await page.keyboard.press("n");
  await email.fill("half.written@");
  for (const way of ways) {
    await way();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(email).toHaveValue("half.written@");
  }
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack(); // closes the question
  await expect(question).toHaveCount(0);
  await expect(email).toHaveValue("half.written@");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Throw it away" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title(page)).toHaveText("Staff");
  await page.goBack();
  await expect(title(page)).toHaveText("Who did what");
});

test("the browser asks before it loads anew or closes what holds something typed", async ({ shopper: page }) => {
  let asked = 0;
  page.on("dialog", (question) => {
    asked++;
    void question.dismiss();
  });
  await asOwner(page, "customers");
  await page.getByRole("button", { name: "Shortcuts" }).first().click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => location.reload()); // nothing is typed: it is loaded anew
  await expect(title(page)).toHaveText("Customers");
  expect(asked).toBe(0);

  await page.goto(officeUrl("orders/new"));
  await page.getByLabel("Mobile", { exact: true }).fill("98765");
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByLabel("Mobile", { exact: true })).toHaveValue("98765");
});

test("Back closes a menu that is open, and leaves the screen only then", async ({ shopper: page, request }) => {
  const orderNo = await order(request, newCaller());
  await asOwner(page, "audit");
  await page.keyboard.type("go");
  await page.getByRole("link", { name: orderNo }).click();
  await page.getByRole("button", { name: `More for ${orderNo}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(title(page)).toHaveText(orderNo);
  await page.goBack();
  await expect(title(page)).toHaveText("Orders");
});

test("without a network a note says that it was not kept and stays as it was typed; it is kept once there is one", async ({
  shopper: page,
  context,
  request,
}) => {
  const orderNo = await order(request, newCaller());
  await asOwner(page, `orders/${orderNo}`);
  const field = page.getByRole("textbox", { name: "A note for whoever comes next" });
  await expect(field).toBeVisible();
  await press(page, "n");
  await expect(field).toBeFocused();
  await context.setOffline(true);
  await expect(page.getByRole("alert").filter({ hasText: "No connection to the shop" })).toBeVisible();
  await page.keyboard.type("Call before you come");
  await page.keyboard.press("Control+Enter");
  await expect(card(page, "Notes").getByRole("alert")).toContainText("could not be reached");
  await expect(field).toHaveValue("Call before you come");
  await expect(card(page, "Notes").getByRole("listitem")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("alert").filter({ hasText: "No connection" })).toHaveCount(0);
  await field.focus();
  await page.keyboard.press("Control+Enter");
  await expect(card(page, "Notes").getByRole("listitem")).toHaveText(/Call before you come/);
  await expect(field).toHaveValue("");
});

test("a form that can't be sent says so at once and keeps all that was typed", async ({ shopper: page, context }) => {
  await asOwner(page, "staff");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await dialog(page).getByLabel("E-mail").fill("asha@example.com");
  await context.setOffline(true);
  await dialog(page).getByRole("button", { name: "Make the link" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("could not be reached");
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue("asha@example.com");
  await context.setOffline(false);
});

test("what is typed while a product is saved stays, and is saved next", async ({ shopper: page }) => {
  await asOwner(page, "products");
  await page.getByRole("row").nth(1).getByRole("link").click();
  const warranty = page.getByLabel("Warranty", { exact: true });
  await warranty.fill("One year");
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/office\/api\/products\/\d+$/, async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await warranty.fill("One year and a day");
  go();
  await expect(page.getByText("Saved. Shoppers see it in a moment.")).toBeVisible();
  await expect(warranty).toHaveValue("One year and a day");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("log").getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(warranty).toHaveValue("One year and a day");
});

test.describe("where Back would leave the office", () => {
  const form = (page: Page) => page.getByRole("dialog", { name: "Invite somebody" });
  /** The owner's staff by its address in a tab of its own, below which lies another page. */
  const byAddress = async (page: Page) => {
    await asOwner(page, "staff");
    await page.goto("about:blank");
    await page.goto(officeUrl("staff"));
    await expect(title(page)).toHaveText("Staff");
  };
  const leaves = async (page: Page) => {
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  };

  test("it closes a dialog first, one in another by itself, also after a reload; then one Back leaves", async ({
    shopper: page,
  }) => {
    await byAddress(page);
    await page.keyboard.press("n");
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(title(page)).toHaveText("Staff");
    await leaves(page);

    await page.goForward();
    await expect(title(page)).toHaveText("Staff");
    await page.keyboard.press("n");
    await form(page).getByLabel("E-mail").fill("half.written@");
    const question = page.getByRole("dialog", { name: asks });
    for (const shown of [1, 0, 1]) {
      await page.goBack();
      await expect(question).toHaveCount(shown);
      await expect(page.getByLabel("E-mail")).toHaveValue("half.written@");
    }
    await question.getByRole("button", { name: "Throw it away" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.reload();
    await expect(title(page)).toHaveText("Staff");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText("Staff");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await leaves(page);
  });

  test("who goes on from a dialog comes back by one Back, and forward by one Forward", async ({ shopper: page }) => {
    await byAddress(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Who did what");
    await page.getByRole("option").first().click();
    await expect(title(page)).toHaveText("Who did what");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(title(page)).toHaveText("Who did what");
    await page.goBack();
    await expect(title(page)).toHaveText("Staff");
    await page.goForward();
    await expect(title(page)).toHaveText("Who did what");
    await page.evaluate(() => history.go(-2));
    await expect(title(page)).toHaveText("Staff");
    await page.goForward();
    await page.goForward();
    await expect(title(page)).toHaveText("Who did what");
    await page.goBack();
    await expect(title(page)).toHaveText("Staff");
    await page.keyboard.press("n");
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await leaves(page);
  });

  test("what is chosen for the list after a dialog keeps Back as it was", async ({ shopper: page }) => {
    await asOwner(page, "refunds");
    await page.goto("about:blank");
    await page.goto(officeUrl("refunds"));
    await expect(title(page)).toHaveText("Refunds");
    await page.keyboard.press("f");
    await expect(page.getByRole("dialog", { name: "A file for the bank" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "To transfer" }).click();
    await expect(page).toHaveURL(/due=transfer/);
    await page.keyboard.press("f");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/due=transfer/);
  });
});

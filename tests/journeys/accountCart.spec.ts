import { accountCartOf, cartOf, openAccount, otherDevice } from "./account.ts";
import { addOneMore, addToCart, expect, open, test } from "./shop.ts";

const guitar = "sembiyan-s8-concert-acoustic-guitar";
const other = "sembiyan-s10-dreadnought-acoustic-guitar";

test("at login the device's cart and the account's become one, per variant the larger quantity", async ({
  shopper: page,
  browser,
}) => {
  const email = await openAccount(page);
  await addToCart(page, guitar);
  await addToCart(page, guitar);
  const [variant = ""] = Object.keys(await cartOf(page));
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 2 });

  const visitor = await (await browser.newContext()).newPage();
  await addToCart(visitor, guitar);
  await open(visitor, "/login");
  await visitor.getByRole("main").getByLabel("E-mail").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill("veena monsoon ladder");
  await visitor.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect.poll(() => cartOf(visitor)).toEqual({ [variant]: 2 });
  await visitor.reload();
  await visitor.waitForLoadState("networkidle");
  expect(await cartOf(visitor)).toEqual({ [variant]: 2 });
  await visitor.context().close();
});

test("fast clicks, two tabs and two devices neither lose nor double a line", async ({
  shopper: page,
  browser,
  context,
}) => {
  const email = await openAccount(page);
  await open(page, `/product/${guitar}`);
  const add = page.getByRole("button", { name: "Add to cart" }).first();
  await add.click();
  for (let times = 1; times < 5; times++) await addOneMore(page);
  const [variant = ""] = Object.keys(await cartOf(page));
  const tab = await context.newPage();
  await open(tab, `/product/${guitar}`);
  await tab.getByRole("button", { name: "Add to cart" }).first().click();
  await addOneMore(page);
  await expect.poll(() => cartOf(page)).toEqual({ [variant]: 7 });
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 7 });
  expect(await cartOf(tab)).toEqual({ [variant]: 7 });
  await tab.close();

  const device = await otherDevice(browser, email);
  await expect.poll(() => cartOf(device)).toEqual({ [variant]: 7 });
  await Promise.all([addToCart(device, other), page.getByRole("link", { name: "Cart" }).first().click()]);
  await expect.poll(() => accountCartOf(device)).toMatchObject({ [variant]: 7 });
  await page.reload();
  await expect.poll(() => cartOf(page)).toEqual(await cartOf(device));
  expect(Object.keys(await cartOf(page))).toHaveLength(2);
  await device.context().close();
});

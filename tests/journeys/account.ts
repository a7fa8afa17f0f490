import { type Browser, expect, type Page } from "@playwright/test";
import { linkFor } from "./mails.ts";
import { shopUrl } from "./shop.ts";

export const secret = "veena monsoon ladder";

let people = 0;
/** An address that nobody has used yet. */
export const newEmail = (): string => `asha.${Date.now()}.${process.pid}.${++people}@example.com`;

export async function logIn(page: Page, email: string, password = secret, to = ""): Promise<void> {
  await page.goto(`${shopUrl()}/login${to}`);
  await sendLogin(page, email, password);
}

/** Fills in the login's form, which is open, and sends it. */
export async function sendLogin(page: Page, email: string, password = secret): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Login" }).click();
}

/** Fills in the registration and sends it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${shopUrl()}/register`);
  await page.getByLabel("Full name").fill("Asha Raman");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mobile").fill("+91 98765 43210");
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeInViewport();
}

/** Opens an account without the form, and proves its address: the page is logged in then. */
export async function openAccount(page: Page, email = newEmail()): Promise<string> {
  const data = { name: "Asha Raman", email, mobile: "9876543210", password: secret };
  expect((await page.request.post(`${shopUrl()}/public/api/register`, { data })).status()).toBe(200);
  await page.goto(await linkFor(email, "verify-account"));
  await expect(page).toHaveURL(`${shopUrl()}/`);
  return email;
}

/** A device of its own that is logged in. */
export async function otherDevice(browser: Browser, email: string, password = secret): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1, name: "Asha Raman" })).toBeVisible();
  return page;
}

/** The cart as the device keeps it: pieces by variant. */
export const cartOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const lines: { id: number; quantity: number }[] = [
      ...JSON.parse(localStorage.getItem("cart") ?? "[]"),
      ...JSON.parse(localStorage.getItem("attemptCart") ?? "[]"),
    ];
    const pieces: Record<string, number> = {};
    for (const { id, quantity } of lines) pieces[id] = (pieces[id] ?? 0) + quantity;
    return pieces;
  });

/** The cart as the account has it. */
export async function accountCartOf(page: Page): Promise<Record<string, number>> {
  const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/cart`)).json();
  const lines: { id: number; quantity: number }[] = data.lines;
  return Object.fromEntries(lines.map(({ id, quantity }) => [String(id), quantity]));
}

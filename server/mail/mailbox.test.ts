import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { createApp } from "../app.ts";
import { readSettings } from "../settings.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
  await shop.browser().call("POST", "/register", { ...asha, name: "<b>Asha</b>" });
  await shop.mailsTo(asha.email);
});
afterAll(() => shop.close());

const get = async (path: string) => {
  const response = await shop.others.fetch(new Request(`http://shop.test${path}`));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("in demo mode one reads on a page what would have been sent, and follows its link", async () => {
  const list = await get("/mailbox");
  expect(list.text).toContain("Confirm your e-mail address for Swara");
  const [, path = ""] = /href="(\/mailbox\/[^"]+\.eml)"/.exec(list.text) ?? [];
  const mail = await get(path);
  expect(mail.text).toMatch(/<a href="http:\/\/shop\.test\/verify-account\/[\w-]{43}">/);
  expect(mail.text).not.toContain("<b>Asha");
  expect([mail.headers.get("Referrer-Policy"), mail.headers.get("Cache-Control")]).toEqual(["no-referrer", "no-store"]);
  const html = await get(`${path}/html`);
  expect(html.text).toContain("Confirm my e-mail address</a>");
  expect(html.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect((await get("/mailbox/..%2f..%2fpackage.json")).status).toBe(404);
});

test("in production, or with a mail server, there is no such page", async () => {
  for (const environment of [{ SHOP_MODE: "production" }, { SMTP_URL: "smtp://127.0.0.1:25" }]) {
    const { others } = createApp({ ...shop.shop, settings: readSettings({ DATA_DIR: shop.folder, ...environment }) });
    expect((await others.fetch(new Request("http://shop.test/mailbox"))).status).toBe(404);
  }
});

test("a link leads to the shop's own address, whatever host the request named", async () => {
  const request = new Request("http://evil.example/public/api/forgot/password", {
    method: "POST",
    headers: { "Content-Type": "application/json", Host: "evil.example", "X-Forwarded-Host": "evil.example" },
    body: JSON.stringify({ email: asha.email }),
  });
  await shop.api.fetch(request);
  const mails = await shop.mailsTo(asha.email);
  expect(mails.map(({ subject }) => subject)).toContain("Set a new password for Swara");
  for (const { text, html } of mails) expect(text + html).not.toContain("evil");
});

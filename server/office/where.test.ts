import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { createApp } from "../app.ts";
import { createHttp } from "../http/http.ts";
import { PageCache } from "../http/pageCache.ts";
import { readSettings } from "../settings.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const production = {
  SHOP_MODE: "production",
  PUBLIC_URL: "https://shop.example",
  OFFICE_URL: "https://office.shop.example",
  TRUST_PROXY: "yes",
};

/** The whole shop with these settings; what it answers at an address. */
function open(settings: Record<string, string>) {
  const shop = { ...office.shop, settings: readSettings({ DATA_DIR: office.folder, ...settings }) };
  const parts = {
    ...shop,
    cache: new PageCache(0),
    storefront: async () => new Response("a page of the shop", { headers: { "Content-Type": "text/html" } }),
    isReady: async () => true,
  };
  const http = createHttp({ ...parts, ...createApp(shop) });
  return async (address: string, init: RequestInit = {}) => {
    const answer = await http.fetch(new Request(address, { ...init, redirect: "manual" }));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}
const session = (host: string) => `http://${host}/office/api/session`;

test("a demo has its office beside the shop, at any host", async () => {
  const ask = open({});
  expect((await ask(session("localhost:3000"))).status).toBe(401);
  expect((await ask(session("192.168.1.7:3000"))).status).toBe(401);
  expect((await ask("http://localhost:3000/")).text).toBe("a page of the shop");
});

test("in production there is an office only where OFFICE_URL says", async () => {
  const none = open({ ...production, OFFICE_URL: "" });
  for (const path of ["/office", "/office/", "/office/api/session", "/office/api/session/demo"])
    expect([path, (await none(`http://shop.example${path}`)).status]).toEqual([path, 404]);
  const ask = open(production);
  expect((await ask(session("shop.example"))).status).toBe(404);
  expect((await ask(session("office.shop.example"))).status).toBe(401);
  expect((await ask(session("elsewhere.example"))).status).toBe(404);
});

test("the office's own host serves no page of the shop, and leads to the office", async () => {
  const ask = open(production);
  const root = await ask("http://office.shop.example/");
  expect([root.status, root.headers.get("Location")]).toEqual([302, "/office/"]);
  for (const path of ["/cart", "/login", "/public/api/get/customer", "/public/api/login", "/mailbox", "/robots.txt"])
    expect([path, (await ask(`http://office.shop.example${path}`)).status]).toEqual([
      path,
      path === "/public/api/get/customer" ? 401 : 404,
    ]);
  expect((await ask("http://office.shop.example/public/api/get/allMenu")).status).toBe(200);
  expect((await ask("http://office.shop.example/healthz")).status).toBe(200);
  expect((await ask("http://shop.example/")).text).toBe("a page of the shop");
});

test("the office may share the shop's host; then both are there", async () => {
  const ask = open({ ...production, OFFICE_URL: "https://shop.example/office" });
  expect((await ask(session("shop.example"))).status).toBe(401);
  expect((await ask("http://shop.example/")).text).toBe("a page of the shop");
});

test("changes come from the office's own origin, and a demo's door is shut in production", async () => {
  const ask = open(production);
  const enter = (Origin: string) =>
    ask("http://office.shop.example/office/api/session/demo", { method: "POST", headers: { Origin } });
  expect((await enter("https://office.shop.example")).status).toBe(404);
  expect((await enter("https://shop.example")).status).toBe(403);
  expect((await enter("http://office.shop.example")).status).toBe(403);
  const headers = { Origin: "https://office.shop.example", "Content-Type": "application/json" };
  const url = "http://office.shop.example/office/api/session/passkey/options";
  const asked = await ask(url, { method: "POST", headers, body: "{}" });
  expect(JSON.parse(asked.text)).toMatchObject({ data: { rpId: "office.shop.example", userVerification: "required" } });
});

import type { SyntheticEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shop = "https://shop.example";
let sent: string[];
let cacheControl: string;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["performance"] });
  sent = [];
  cacheControl = "public, max-age=0, s-maxage=10, must-revalidate";
  vi.stubGlobal("fetch", async (asked: Request | string) => {
    sent.push(asked instanceof Request ? asked.url : asked);
    return new Response(`answer ${sent.length}`, { headers: { "Cache-Control": cacheControl } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const come = (href: string, as = "fetch") => ({ currentTarget: { as, href } }) as SyntheticEvent<HTMLLinkElement>;
async function read(...paths: string[]) {
  const { fetchData, readAhead } = await import("./readAhead.ts");
  for (const path of paths) await readAhead(come(shop + path));
  sent.length = 0;
  return async (path: string, init?: RequestInit) => (await fetchData(new Request(shop + path, init))).text();
}

test("data that a link has brought are not asked for again, once", async () => {
  const ask = await read("/product/veena.data");
  expect([await ask("/product/veena.data"), sent]).toEqual(["answer 1", []]);
  await ask("/product/veena.data");
  expect(sent).toEqual([`${shop}/product/veena.data`]);
});

test("a form sent there is", async () => {
  const ask = await read("/login.data");
  await ask("/login.data", { method: "POST", body: "" });
  expect(sent).toEqual([`${shop}/login.data`]);
});

test("after twenty seconds they are old", async () => {
  const ask = await read("/product/veena.data");
  vi.advanceTimersByTime(20_000);
  await ask("/product/veena.data");
  expect(sent).toHaveLength(1);
});

test("the newest four are kept", async () => {
  const paths = [1, 2, 3, 4, 5].map((number) => `/product/${number}.data`);
  const ask = await read(...paths);
  for (const path of paths) await ask(path);
  expect(sent).toEqual([`${shop}/product/1.data`]);
});

test.each(["no-store", "private, no-cache"])("what is answered with %s is not kept", async (said) => {
  cacheControl = said;
  const ask = await read("/profile.data");
  await ask("/profile.data");
  expect(sent).toHaveLength(1);
});

test("scripts are left to the browser, and what did not come is asked for", async () => {
  const { fetchData, readAhead } = await import("./readAhead.ts");
  await readAhead(come(`${shop}/assets/product.js`, "script"));
  expect(sent).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await readAhead(come(`${shop}/product/veena.data`));
  await expect(fetchData(new Request(`${shop}/product/veena.data`))).rejects.toThrow("Failed to fetch");
});

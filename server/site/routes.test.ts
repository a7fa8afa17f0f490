import { afterAll, beforeAll, expect, test } from "vitest";
import type { Guide } from "../../contract/guides.ts";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { readGuides } from "../guides/readGuides.ts";
import { siteRoutes } from "./routes.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await catalogueDatabase();
});
afterAll(() => database.close());

const guides = readGuides("/nowhere", "demo");
const ask = async (path: string, most?: number) => {
  const routes = siteRoutes({ sql: database.sql, address: () => "https://shop.example", settings: { guides } }, most);
  const answer = await routes.request(`http://other.example${path}`);
  return { status: answer.status, text: await answer.text() };
};
const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("the sitemap names products, categories, collections, brands and policies at the shop's own address", async () => {
  const { text } = await ask("/sitemap.xml");
  expect(addresses(text)).toEqual(
    expect.arrayContaining(["https://shop.example/", "https://shop.example/returnpolicy"]),
  );
  for (const kind of ["category", "products", "brands", "product"]) {
    expect(addresses(text).some((address) => address?.startsWith(`https://shop.example/${kind}/`))).toBe(true);
  }
  expect(text).toMatch(/<loc>https:\/\/shop.example\/product\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test("the sitemap names the guides that the catalogue bears out, and no other", async () => {
  const named = addresses((await ask("/sitemap.xml")).text).filter((address) => address?.includes("/choose/"));
  expect(named).toContain("https://shop.example/choose/flute");
  const unknown = { ...guides[0], slug: "tuba", category: "tubas" } as Guide;
  const routes = siteRoutes(
    { sql: database.sql, address: () => "https://shop.example", settings: { guides: [unknown] } },
    undefined,
  );
  expect(await (await routes.request("/sitemap.xml")).text()).not.toContain("/choose/");
});

test("more addresses than one file may have are split, none lost and none twice", async () => {
  const whole = addresses((await ask("/sitemap.xml")).text);
  const index = addresses((await ask("/sitemap.xml", 5)).text);
  expect(index).toHaveLength(Math.ceil(whole.length / 5));
  const parts = await Promise.all(index.map((address) => ask(new URL(address ?? "").pathname, 5)));
  expect(parts.flatMap(({ text }) => addresses(text))).toEqual(whole);
  expect((await ask("/sitemap-999.xml", 5)).status).toBe(404);
});

test("robots are kept from pages that are somebody's own, and told of the sitemap", async () => {
  const { text } = await ask("/robots.txt");
  expect(text).toContain("Disallow: /ordersummary/\n");
  expect(text).toContain("Sitemap: https://shop.example/sitemap.xml\n");
});

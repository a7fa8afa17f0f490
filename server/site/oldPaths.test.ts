import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf } from "../../tests/support/importTrial.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { createHttp } from "../http/http.ts";
import { PageCache } from "../http/pageCache.ts";
import { createLog } from "../log.ts";
import { importRedirects } from "./importRedirects.ts";

let shop: TestShop;
let http: Hono;
beforeAll(async () => {
  shop = await testShop();
  const { settings, sql } = shop.shop;
  http = createHttp({
    settings,
    sql,
    log: createLog("warn", { write: () => {} }),
    cache: new PageCache(1_000_000),
    api: new Hono(),
    others: new Hono(),
    // A shop whose only pages are /brand and /product/there.
    storefront: async (request) =>
      new Response("page", { status: /^\/(brand|product\/there)$/.test(new URL(request.url).pathname) ? 200 : 404 }),
    isReady: async () => true,
  });
});
afterAll(() => shop.close());

const ask = async (path: string, method = "GET") => {
  const { status, headers } = await http.fetch(new Request(`http://shop.test${path}`, { method }));
  return [status, headers.get("Location")];
};
const take = async (content: string, dryRun = false) => {
  const said: string[] = [];
  const led: string[] = [];
  const result = await importRedirects(shop.sql, fileOf(content), {
    publicUrl: "https://veena.example",
    dryRun,
    report: ({ line, reason }) => said.push(`${line} ${reason}`),
    led: (from, to, before) => led.push(`${from} → ${to}${before === undefined ? "" : `, was ${before}`}`),
  });
  return { ...result, said, ...(dryRun ? { led } : {}) };
};

test("what Shopify and WooCommerce called a product, a collection and a policy leads there, its query with it", async () => {
  const [{ slug } = { slug: "" }] = await shop.sql<{ slug: string }[]>`
    select slug from product where published order by id limit 1`;
  const [{ slug: category } = { slug: "" }] = await shop.sql<{ slug: string }[]>`
    select slug from category where parent_id is not null and slug not in (select slug from collection) order by id limit 1`;
  expect(await ask(`/products/${slug}?utm_source=x&a=1`)).toEqual([301, `/product/${slug}?utm_source=x&a=1`]);
  expect(await ask(`/collections/all-things/products/${slug.toUpperCase()}/`)).toEqual([301, `/product/${slug}`]);
  expect(await ask(`/collections/${category}`, "HEAD")).toEqual([301, `/category/${category}`]);
  expect(await ask(`/product-category/above/${category}/`)).toEqual([301, `/category/${category}`]);
  expect(await ask("/search?q=veena&type=product")).toEqual([301, "/products/search?search=veena&type=product"]);
  expect(await ask("/policies/refund-policy")).toEqual([301, "/returnpolicy"]);
  expect(await ask("/products/never-was")).toEqual([404, null]);
  expect(await ask("/brand")).toEqual([200, null]);
  expect((await ask(`/products/${slug}`, "POST"))[0]).not.toBe(301);
});

test("old addresses of a file lead on; those to other hosts, in a circle or nowhere are refused with their lines", async () => {
  const file = `Redirect from,Redirect to
/Pages/Über-uns/,/brand?from=old
https://old.example/blogs/news,https://veena.example/brand
/a,/b
/b,/product/there
/c,https://evil.example/x
/d,//evil.example
/e,/\\evil.example
/product/there,/a
/f,no-such-handle
/,/brand
/g?id=1,/brand
/a,/brand
`;
  expect(await take(file)).toEqual({
    added: 4,
    changed: 0,
    unchanged: 0,
    refused: 8,
    said: [
      "6 the new address is at evil.example, which is not this shop",
      "7 the new address is no path, no address of this shop and no handle",
      "8 the new address is no path, no address of this shop and no handle",
      "9 it leads in a circle",
      "10 the new address is no path, no address of this shop and no handle",
      "11 the home page leads nowhere else",
      "12 an old address with a query (?…) can't be told apart",
      "13 this old address stands further up already",
    ],
  });
  expect(await ask("/pages/%C3%BCber-uns?b=2")).toEqual([301, "/brand?from=old&b=2"]);
  expect(await ask("/blogs/news")).toEqual([301, "/brand"]);
  expect(await ask("/a")).toEqual([301, "/product/there"]);
  expect(await take("From,To\n/a,/b\n/b,/brand\n")).toMatchObject({ unchanged: 1, changed: 1, refused: 0 });
  await expect(take("Name,To\n/a,/b\n")).rejects.toThrow('no columns "Redirect from"');
});

test("a dry run tells what would lead where, and leads nobody", async () => {
  await take("From,To\n/dry/old,/brand\n");
  const file = "From,To\n/dry/old,/product/there\n/dry/new,/brand\n/dry/bad,nowhere-at-all\n";
  expect(await take(file, true)).toEqual({
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    said: ["4 the new address is no path, no address of this shop and no handle"],
    led: ["/dry/old → /product/there, was /brand", "/dry/new → /brand"],
  });
  expect(await ask("/dry/old")).toEqual([301, "/brand"]);
  expect(await ask("/dry/new")).toEqual([404, null]);
});

test("a handle stands for its page, whose name may change later", async () => {
  await shop.sql`update product set slug = 'old-name' where id = (select min(id) from product where published)`;
  expect(await take("old url,handle\n/index/veena.html,old-name\n")).toMatchObject({ added: 1, said: [] });
  expect(await ask("/index/veena.html")).toEqual([301, "/product/old-name"]);
  await shop.sql`update product set slug = 'new-name' where slug = 'old-name'`;
  expect(await ask("/products/old-name")).toEqual([301, "/product/new-name"]);
});

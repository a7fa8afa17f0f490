import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { gtinFacts } from "./gtinFacts.ts";
import { JsonLd } from "./JsonLd.tsx";
import { breadcrumbFacts, itemListFacts } from "./listFacts.ts";

const shop = "https://shop.example";

test("no text in the facts can end their script", () => {
  const html = renderToString(createElement(JsonLd, { facts: { name: "</script><script>alert(1)</script>" } }));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/<[^>]*>/g, "");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    name: "</script><script>alert(1)</script>",
  });
});

test("addresses are the shop's own, whatever host was asked", () => {
  const crumbs = breadcrumbFacts([{ name: "Guitars", to: "/category/guitars" }], "Acoustic guitars", shop);
  expect(crumbs.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, "https://shop.example/"],
    [2, "https://shop.example/category/guitars"],
    [3, undefined],
  ]);
});

test("a barcode is told to programs as GTIN-13, but not one that the shop has given itself", () => {
  expect(gtinFacts({ gtin: "4006381333931" })).toEqual({ gtin13: "4006381333931" });
  expect(gtinFacts({ gtin: "036000291452" })).toEqual({ gtin13: "0036000291452" });
  for (const gtin of ["2072100000028", "0212345678903", "96385074", null]) expect(gtinFacts({ gtin })).toEqual({});
});

test("a later page of a list counts on", () => {
  const card = {
    product_url: "veena",
    product_name: "Veena",
    brand_name: "B",
    image: null,
    price: 1,
    mrp: 1,
    discount_percent: 0,
    availability: "in_stock" as const,
    booking: "none" as const,
  };
  expect(itemListFacts("Veenas", [card], 12, shop).itemListElement).toEqual([
    { "@type": "ListItem", position: 13, url: "https://shop.example/product/veena" },
  ]);
});

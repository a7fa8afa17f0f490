import { expect, test } from "vitest";
import type { Product } from "../../contract/catalogue.ts";
import { createLog } from "../log.ts";
import type { Storefront } from "./pages.ts";
import { renderPreview } from "./preview.ts";

test("a preview is the product's own page with the draft in it: no script, no way out of it, in the office's frame alone", async () => {
  const asked: string[] = [];
  const storefront: Storefront = async (request, api) => {
    const draft = await (await api(new Request("http://x/public/api/get/product/veena"))).json();
    await api(new Request("http://x/public/api/get/topMenu"));
    const told = `${new URL(request.url).pathname} ${draft.data.product_name} ${request.headers.get("Cookie")}`;
    return new Response(`<html><head><style>a{}</style></head><script>start()</script>${told}</html>`, {
      headers: { "Content-Type": "text/html" },
    });
  };
  const ask = async (call: Request) => {
    asked.push(new URL(call.url).pathname);
    return Response.json({ error: 0, message: "", data: [] });
  };
  const answer = await renderPreview(
    { storefront, ask, log: createLog("silent") },
    { product_url: "veena", product_name: "A draft" } as Product,
    new Request("http://shop.example/preview/secret", { headers: { Cookie: "session=1" } }),
    "https://office.shop.example",
  );
  expect(await answer.text()).toBe(
    '<html><head><base target="_blank"><style>a{}</style></head>/product/veena A draft null</html>',
  );
  expect(asked).toEqual(["/public/api/get/topMenu"]);
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  expect(policy).toContain("frame-ancestors https://office.shop.example");
  expect(policy).toContain("sandbox allow-same-origin");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

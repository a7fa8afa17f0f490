import { join } from "node:path";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { serveFile } from "../../http/files.ts";
import { noTrustedTypes, reporting } from "../../http/securityHeaders.ts";
import type { Shop } from "../../shop/shop.ts";
import { backPage, backScript, choicePage, messagePage, pageStyle } from "./page.ts";
import { choose, findPaymentOrder } from "./service.ts";

const Choice = z.object({
  outcome: z.enum(["pay", "fail", "pend", "cancel"]),
  delivery: z.enum(["once", "twice", "late"]).default("once"),
});

const fontFolder = join(import.meta.dirname, "..", "..", "..", "storefront", "theme", "fonts");

/** What goes back to the shop; the shop checks its signature. */
const Returned = z.object({ order_id: z.string(), payment_id: z.string(), status: z.string(), signature: z.string() });

/** Its own policy: one script and one style sheet of its own, and forms to the shop only. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; ${noTrustedTypes}; ${reporting}`;
const headers = {
  "Content-Security-Policy": policy,
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
};

/** The pages of the practice gateway. */
export function practiceRoutes(shop: Shop): Hono {
  const routes = new Hono();
  const unknown = (c: Context) =>
    c.html(messagePage("This payment is not known", "The link may be incomplete."), 404, headers);
  const settled = (c: Context, receipt: string) =>
    c.html(messagePage("Paid already", `Order ${receipt} has been paid. Nothing more is needed.`), 200, headers);

  routes.get("/page.css", (c) =>
    c.body(pageStyle(shop.settings), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  routes.get("/:name{(sans|serif)-latin\\.woff2}", async (c) => {
    const file = await serveFile(fontFolder, c.req.param("name"), "public, max-age=3600", c.req.raw);
    return file ?? c.notFound();
  });
  routes.get("/back.js", (c) =>
    c.body(backScript, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  routes.get("/pay/:id", async (c) => {
    const order = await findPaymentOrder(shop.sql, c.req.param("id"));
    if (!order) return unknown(c);
    return order.paid ? settled(c, order.receipt) : c.html(choicePage(order), 200, headers);
  });
  routes.post("/pay/:id", async (c) => {
    const order = await findPaymentOrder(shop.sql, c.req.param("id"));
    if (!order) return unknown(c);
    if (order.paid) return settled(c, order.receipt);
    // A form that can't be read chooses nothing.
    const choice = Choice.safeParse(await c.req.parseBody().catch(() => undefined));
    if (!choice.success) return c.html(choicePage(order), 422, headers);
    const fields = await choose(
      shop.sql,
      shop.secret,
      order,
      choice.data.outcome,
      choice.data.delivery,
      shop.settings.PRACTICE_SETTLE_SECONDS,
    );
    // A page of its own, so that Back after paying meets a page and not a form that was sent.
    return c.redirect(`/practice-gateway/back/${order.id}?${new URLSearchParams(fields)}`, 303);
  });
  routes.get("/back/:id", async (c) => {
    const order = await findPaymentOrder(shop.sql, c.req.param("id"));
    const fields = Returned.safeParse(c.req.query());
    return order && fields.success ? c.html(backPage(order, fields.data), 200, headers) : unknown(c);
  });
  return routes;
}

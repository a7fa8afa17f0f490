import { type Context, Hono } from "hono";
import { failureResponse } from "../http/failure.ts";
import { notFound } from "../http/reply.ts";
import { checkAccess } from "../orders/checkAccess.ts";
import type { Shop } from "../shop/shop.ts";
import { fileName } from "./fileName.ts";
import { drawDocument } from "./pdf/drawDocument.ts";
import { readDocument } from "./readDocument.ts";

/** Invoices and credit notes as PDF, for whoever may see their order. Kept nowhere on the way. */
export function documentRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.onError((error, c) => failureResponse(error, c.req.raw, shop.log));
  async function answer(c: Context, kind: "invoice" | "credit_note", seq = 1) {
    const orderNo = c.req.param("order_no")?.toUpperCase() ?? "";
    await checkAccess(shop, c.req.raw, orderNo, c.req.query("key"));
    const document = await readDocument(shop.sql, orderNo, { kind, seq });
    if (!document) throw notFound(kind === "invoice" ? "An invoice of this order" : "This credit note");
    return c.body(await drawDocument(document, shop.settings), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${fileName(document)}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    });
  }
  routes.get("/:order_no/invoice.pdf", (c) => answer(c, "invoice"));
  routes.get("/:order_no/credit-notes/:file{[1-9][0-9]{0,2}\\.pdf}", (c) =>
    answer(c, "credit_note", Number.parseInt(c.req.param("file"), 10)),
  );
  return routes;
}

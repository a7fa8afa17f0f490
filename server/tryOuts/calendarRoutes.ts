import { Hono } from "hono";
import { failureResponse } from "../http/failure.ts";
import type { Shop } from "../shop/shop.ts";
import { calendarFile } from "./calendarFile.ts";
import { heldRow } from "./routes.ts";
import { tryOutLink } from "./tryOutLink.ts";

/** A booking's calendar file, for whoever holds its link. */
export function calendarRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.onError((error, c) => failureResponse(error, c.req.raw, shop.log));
  routes.get("/:booking_no/visit.ics", async (c) => {
    const row = await heldRow(shop, c.req.raw, c.req.param("booking_no").toUpperCase(), c.req.query("key"));
    const link = new URL(tryOutLink(shop.secret, row.booking_no), shop.address()).href;
    return c.body(calendarFile(row, shop.settings.shop, link), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="visit-${row.booking_no}.ics"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    });
  });
  return routes;
}

import { type Context, Hono } from "hono";
import { opensOrder, orderLink } from "../../orders/orderNo.ts";
import type { Shop } from "../../shop/shop.ts";
import { type Keys, RazorpayError, razorpayKeys } from "./ask.ts";
import { fetchPicture } from "./fetchPicture.ts";
import { findPayable, type Payable } from "./findPayable.ts";
import { checkoutPage, messagePage, qrPage } from "./page.ts";
import { checkoutOpener, pageStyle, paidWatcher } from "./pageFiles.ts";
import { payHeaders } from "./policy.ts";
import { returnLink } from "./returnLink.ts";
import { fetchQrCode } from "./upiQr.ts";

const file = (c: Context, text: string, type: string) =>
  c.body(text, 200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" });

/** The addresses through which the shopper comes back from paying an order, or from not paying it. */
function waysBack(shop: Shop, { gateway, gateway_order_id }: Payable) {
  const back = new URL(returnLink(shop.secret, gateway, gateway_order_id), shop.address());
  const cancel = new URL(back);
  cancel.searchParams.set("cancelled", "yes");
  return { back, cancel };
}

async function showCheckout(c: Context, shop: Shop, keys: Keys, order: Payable) {
  const { back, cancel } = waysBack(shop, order);
  const ways = {
    keyId: keys.id,
    shopName: shop.settings.shop.name,
    callbackUrl: back.href,
    cancelUrl: cancel.href,
  };
  return c.html(checkoutPage(order, ways), 200, payHeaders("razorpay"));
}

async function showQr(c: Context, shop: Shop, keys: Keys, order: Payable) {
  const { back, cancel } = waysBack(shop, order);
  const code = await fetchQrCode(shop, keys, order.gateway_order_id);
  const { search } = new URL(c.req.url);
  const page = qrPage(order, {
    shopName: shop.settings.shop.name,
    pictureUrl: `/pay/${order.order_no}/code${search}`,
    statusUrl: `/public/api/orders/${order.order_no}${search}`,
    returnUrl: back.pathname + back.search,
    cancelUrl: cancel.pathname + cancel.search,
    upi: code.image_content ?? undefined,
  });
  return c.html(page, 200, payHeaders("upi_qr"));
}

/** The payment pages of orders that are paid through Razorpay. Only these ever load its script. */
export function payRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.get("/page.css", (c) => file(c, pageStyle(shop.settings), "text/css"));
  routes.get("/checkout.js", (c) => file(c, checkoutOpener, "text/javascript"));
  routes.get("/wait.js", (c) => file(c, paidWatcher, "text/javascript"));

  /** The order of a page that its key opens, while it waits for its payment; else an answer that leads on. */
  async function payable(c: Context): Promise<{ order: Payable; keys: Keys } | { answer: Response }> {
    const orderNo = c.req.param("order_no")?.toUpperCase() ?? "";
    const keys = razorpayKeys(shop.settings);
    if (!keys || !opensOrder(shop.secret, orderNo, c.req.query("key") ?? "")) {
      const page = messagePage("This payment is not known", "The link may be incomplete.", "/");
      return { answer: await c.html(page, 404, payHeaders("message")) };
    }
    const order = await findPayable(shop.sql, orderNo);
    return order ? { order, keys } : { answer: c.redirect(orderLink(shop.secret, orderNo), 303) };
  }

  routes.get("/:order_no", async (c) => {
    const found = await payable(c);
    if ("answer" in found) return found.answer;
    const { order, keys } = found;
    try {
      return await (order.gateway === "razorpay" ? showCheckout : showQr)(c, shop, keys, order);
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error;
      shop.log.warn({ err: error, order: order.order_no }, "QR code not shown");
      const text = "The payment service does not answer just now. Your order is kept; please try again in a moment.";
      const page = messagePage("One moment, please", text, orderLink(shop.secret, order.order_no));
      return c.html(page, 503, payHeaders("message"));
    }
  });
  routes.get("/:order_no/code", async (c) => {
    const found = await payable(c);
    if ("answer" in found) return found.answer;
    try {
      const { image_url } = await fetchQrCode(shop, found.keys, found.order.gateway_order_id);
      const { bytes, type } = await fetchPicture(image_url);
      return c.body(bytes, 200, { "Content-Type": type, "Cache-Control": "private, max-age=600" });
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error;
      shop.log.warn({ err: error, order: found.order.order_no }, "QR code not shown");
      return c.text("The code can't be shown just now.", 503, payHeaders("message"));
    }
  });
  return routes;
}

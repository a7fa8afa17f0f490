import { orderLink } from "../../orders/orderNo.ts";

/** The payment page of an order, opened by the order's own key. */
export const payLink = (secret: string, orderNo: string): string =>
  orderLink(secret, orderNo).replace("/ordersummary/", "/pay/");

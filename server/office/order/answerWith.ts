import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import { readTruth } from "./readTruth.ts";

/** The order as who asks may see it. Throws an ApiError of 404 when there is none. */
export async function truthFor(shop: Shop, orderNo: string, staff: SignedIn): Promise<OfficeOrder> {
  const order = await readTruth(shop, shop.sql, orderNo, staff);
  if (!order) throw notFound("This order");
  return order;
}

/** Answers an act with the order as it stands after it. */
export const answerWith = async (shop: Shop, orderNo: string, staff: SignedIn) =>
  data(await truthFor(shop, orderNo, staff));

/** Somebody was faster, or it was never possible: why, and the order as it stands. 404 when there is none. */
export const conflict = async (shop: Shop, orderNo: string, staff: SignedIn, message: string): Promise<ApiError> =>
  new ApiError(409, message, { order: await truthFor(shop, orderNo, staff) });

import type { boardCalls } from "../../../contract/office/board.ts";
import type { orderListCalls } from "../../../contract/office/orders.ts";
import type { parcelCalls } from "../../../contract/office/parcels.ts";
import type { todayCalls } from "../../../contract/office/today.ts";
import { data } from "../../http/reply.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { handOver } from "../../orders/handOver.ts";
import { claimOrder } from "../../packing/claimOrder.ts";
import { readCodes } from "../../packing/readCodes.ts";
import { receiveUndelivered } from "../../returns/receiveUndelivered.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Staff } from "../../staff/actor.ts";
import type { OfficeHandlers } from "../handler.ts";
import { keptFor } from "../today/keptFor.ts";
import { readToday, shopReaders } from "../today/readToday.ts";
import { eachOrder } from "./eachOrder.ts";
import { eachParcel, numbersOf } from "./eachParcel.ts";
import { listOrders } from "./listOrders.ts";
import { packingRoutes } from "./packingRoutes.ts";
import { readBoard } from "./readBoard.ts";

/** What takes the whole catalogue to count is counted so often at most, in seconds. */
const shopKept = 30;

type Calls = typeof orderListCalls & typeof boardCalls & typeof todayCalls & typeof parcelCalls;

/** The day's orders: what needs a person, the list, the board, and what is done with several at once. */
export function orderListRoutes(shop: Shop): Pick<OfficeHandlers, keyof Calls> {
  const { sql } = shop;
  const fresh = shopReaders(shop);
  const readers = { ...fresh, faults: keptFor(shopKept, fresh.faults), lacks: keptFor(shopKept, fresh.lacks) };
  const claim = async (orders: string[], how: { free: boolean; over: boolean }, by: Staff) =>
    eachOrder(shop, orders, async (orderNo) => {
      const came = await claimOrder(shop, orderNo, how, by);
      return came.outcome === "taken" ? `${came.by} has it.` : came.outcome === "claimed" || came.outcome === "freed";
    });
  return {
    ...packingRoutes(shop),
    "GET /today": async ({ staff }) => data(await readToday(shop, staff, readers)),
    "GET /orders": async ({ query, staff }) => data(await listOrders(sql, query, staff)),
    "GET /board": async ({ staff }) => data(await readBoard(sql, staff)),
    "GET /codes": async ({ query }) => data(await readCodes(sql, query.since)),
    "POST /orders/claim": async ({ body, staff }) =>
      data(await claim(body.orders, { free: false, over: body.over }, staff.actor)),
    "POST /orders/unclaim": async ({ body, staff }) =>
      data(await claim(body.orders, { free: true, over: body.over }, staff.actor)),
    "POST /orders/pack": async ({ body, staff }) =>
      data(
        await eachOrder(shop, body.orders, (orderNo) =>
          advanceOrder(shop, orderNo, "packed", { cause: "Packed", actor: staff.actor }),
        ),
      ),
    async "POST /orders/handover"({ body: { orders, courier, tracking, parcel }, staff }) {
      const numbers = numbersOf(tracking, orders);
      return data(
        await eachParcel(shop, orders, parcel, (orderNo, only) => {
          const { whole, each } = numbers.get(orderNo) ?? { each: new Map<number, string>() };
          return handOver(shop, orderNo, { courier, tracking_no: whole, each }, staff.actor, only);
        }),
      );
    },
    "POST /orders/deliver": async ({ body: { orders, parcel }, staff }) =>
      data(
        await eachParcel(shop, orders, parcel, (orderNo, only) =>
          advanceOrder(shop, orderNo, "delivered", { cause: "Delivered", actor: staff.actor }, undefined, only),
        ),
      ),
    "POST /orders/undelivered": async ({ body: { orders, sellable, parcel }, staff }) =>
      data(
        await eachParcel(
          shop,
          orders,
          parcel,
          async (orderNo) => (await receiveUndelivered(shop, orderNo, sellable, staff.actor, parcel)) !== undefined,
        ),
      ),
  };
}

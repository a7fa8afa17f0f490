import type { OfficeCall } from "../../api/call.ts";
import { Refused } from "../../api/call.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import type { Order } from "./words.ts";

/** What else changes when something is done with an order: lists in which it stands. */
export const listsOfOrders = [
  "GET /orders",
  "GET /board",
  "GET /today",
  "GET /returns",
  "GET /refunds",
] as const satisfies readonly OfficeCall[];

const keyOfOrder = (orderNo: string) => keyOf("GET /orders/{no}", { parameters: { no: orderNo } });

/** Keeps an order as the shop answered it, so that its screen shows it at once. */
export const keepOrder = (order: Order): void => keepAnswer(keyOfOrder(order.order_no), order);

/** Shows an order as it will be. The shop's answer follows. */
export const showOrder = (orderNo: string, change: (order: Order) => Order): void =>
  void client.setQueryData<Order>(keyOfOrder(orderNo), (order) => order && change(order));

/** The order as it is by now, where a call was refused because somebody was faster. */
export const orderInRefusal = (error: unknown): Order | undefined =>
  error instanceof Refused && error.status === 409 ? (error.answer.order as Order | undefined) : undefined;

import type { Packing } from "../../../contract/office/orders.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";

/** Keeps an order of the packing table as the shop has answered it. */
export const keepPacking = (packing: Packing): void =>
  keepAnswer(keyOf("GET /orders/{no}/packing", { parameters: { no: packing.order_no } }), packing);

const reads = ["GET /board", "GET /orders", "GET /today"] as const;

/** Takes everything out of the parcel again. */
export const useEmpty = () =>
  useWrite("POST /orders/{no}/empty", { reads, done: "The parcel is empty: scan from the start.", after: keepPacking });

/** Writes down that pieces are not there, or that they were found. */
export const useShort = () => useWrite("POST /orders/{no}/short", { reads, after: keepPacking });

import { randomUUID } from "node:crypto";
import type { boardCalls } from "../../../contract/office/board.ts";
import type { orderListCalls } from "../../../contract/office/orders.ts";
import type { parcelCalls } from "../../../contract/office/parcels.ts";
import type { todayCalls } from "../../../contract/office/today.ts";
import { advanceOrder } from "../../../server/orders/advanceOrder.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const steps = ["packed", "shipped"] as const;

/** An order of one flute, to be paid at the door, that has come so far. */
async function order(office: TestOffice, until?: (typeof steps)[number]) {
  const id = await office.stocked(flute, 9);
  const { quote } = await office.quote([{ id, quantity: 1 }]);
  const { order_no: no } = (await office.place(quote)).body.data;
  for (const step of until ? steps.slice(0, steps.indexOf(until) + 1) : [])
    await advanceOrder(office.shop, no, step, { cause: "Tested", actor: clerk });
  return { id, no };
}
const several = async (office: TestOffice, until?: (typeof steps)[number]) => [(await order(office, until)).no];

export const orderListExamples: OfficeExamples<
  typeof orderListCalls & typeof boardCalls & typeof parcelCalls & typeof todayCalls
> = {
  "GET /today": () => ({}),
  "GET /orders": () => ({ path: "/orders?view=late&search=asha" }),
  "GET /board": () => ({}),
  "GET /codes": () => ({}),
  "POST /orders/claim": async (office) => ({ body: { orders: await several(office) } }),
  "POST /orders/unclaim": async (office) => ({ body: { orders: await several(office) } }),
  "GET /orders/{no}/packing": async (office) => ({ path: `/orders/${(await order(office)).no}/packing` }),
  "POST /orders/{no}/scan": async (office) => ({
    path: `/orders/${(await order(office)).no}/scan`,
    body: { code: flute, scan: randomUUID() },
  }),
  "POST /orders/{no}/empty": async (office) => ({ path: `/orders/${(await order(office)).no}/empty`, body: {} }),
  "POST /orders/{no}/short": async (office) => {
    const { id, no } = await order(office);
    return { path: `/orders/${no}/short`, body: { id, pieces: 1 } };
  },
  "PUT /orders/{no}/parcels": async (office) => {
    const { id, no } = await order(office);
    return {
      path: `/orders/${no}/parcels`,
      body: { version: 1, parcels: [{ lines: [{ id, quantity: 1 }], weight_g: 900 }] },
    };
  },
  "POST /orders/pack": async (office) => ({ body: { orders: await several(office) } }),
  "POST /orders/handover": async (office) => ({
    body: { orders: await several(office, "packed"), courier: "India Post" },
  }),
  "POST /orders/deliver": async (office) => ({ body: { orders: await several(office, "shipped") } }),
  "POST /orders/undelivered": async (office) => ({
    body: { orders: await several(office, "shipped"), sellable: true },
  }),
};

import type { Packing } from "../../../contract/office/orders.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { emptyParcel } from "../../packing/emptyParcel.ts";
import { noteShort } from "../../packing/noteShort.ts";
import { readPacking } from "../../packing/readPacking.ts";
import { type Scanning, scanPiece } from "../../packing/scanPiece.ts";
import { whyNot } from "../../packing/whyNot.ts";
import { splitOrder } from "../../parcels/splitOrder.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { mayFollow } from "./mayFollow.ts";
import { promised } from "./promised.ts";
import { type Asker, claimSeen } from "./readRows.ts";

const noOrder = () => notFound("The order");

/** An order on the packing table, as whoever asks may see it. Throws an ApiError of 404. */
async function packingFor({ sql }: Pick<Shop, "sql">, orderNo: string, asker: Asker): Promise<Packing> {
  const read = await readPacking(sql, orderNo);
  if (!read) throw noOrder();
  const { mobile, leaves_by, arrives_by, today, claimed_by, claimed_id, claimed_at, not_there, ...order } = read;
  const several = order.parcels.length > 1 ? order.parcels : [];
  const here = several.filter(({ state }) => state === "packed").map(({ number }) => number);
  return {
    ...order,
    promised: promised({ state: order.state, leaves_by, arrives_by, today, isHere: here.length > 0 }),
    claim: claimSeen({ claimed_by, claimed_id, claimed_at }, asker),
    may: mayFollow({ state: order.state, not_there, parcels: { here } }, asker.rights),
    ...(asker.rights.has("orders.contact") && { mobile }),
  };
}

/** The order is not, or no longer, to be packed: 409, with where it stands. */
async function refuseState({ sql }: Pick<Shop, "sql">, orderNo: string): Promise<never> {
  const read = await readPacking(sql, orderNo);
  throw new ApiError(409, whyNot(read?.state), { reason: "state", state: read?.state });
}

/** Why an order that could be divided was not. */
const undivided = {
  courier: "The courier has taken this order over as one parcel already.",
  changed: "Somebody has changed this order meanwhile. Please look at it as it is now.",
} as const;

/** What a scan came to, in words. */
function scanWords(scanning: Exclude<Scanning, { outcome: "no_order" | "state" }>, code: string): string {
  switch (scanning.outcome) {
    case "counted":
      return scanning.left === 0 ? "That is everything." : `${scanning.line.product_name}: counted.`;
    case "enough":
      return `${scanning.line.product_name}: ${scanning.line.quantity} are enough.`;
    case "wrong":
      return `${scanning.product} is not in this order.`;
    default:
      return `Nothing has the code ${code}.`;
  }
}

type PackingCalls =
  | "GET /orders/{no}/packing"
  | "POST /orders/{no}/scan"
  | "POST /orders/{no}/empty"
  | "POST /orders/{no}/short"
  | "PUT /orders/{no}/parcels";

/** The packing table: one order, what was scanned into its parcel, and what was not found. */
export const packingRoutes = (shop: Shop): Pick<OfficeHandlers, PackingCalls> => ({
  "GET /orders/{no}/packing": async ({ parameters, staff }) =>
    data(await packingFor(shop, typedOrderNo(parameters.no), staff)),
  async "POST /orders/{no}/scan"({ parameters, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const scanning = await scanPiece(shop, orderNo, body, staff.actor);
    if (scanning.outcome === "no_order") throw noOrder();
    if (scanning.outcome === "state") return refuseState(shop, orderNo);
    const { outcome, left } = scanning;
    return data({
      outcome,
      line: "line" in scanning ? scanning.line : null,
      product: "product" in scanning ? scanning.product : null,
      left,
      message: scanWords(scanning, body.code),
    });
  },
  async "POST /orders/{no}/empty"({ parameters, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const came = await emptyParcel(shop, orderNo, staff.actor);
    if (came === "state") return refuseState(shop, orderNo);
    return data(await packingFor(shop, orderNo, staff));
  },
  async "PUT /orders/{no}/parcels"({ parameters, body: { version, parcels }, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const came = await splitOrder(shop, orderNo, { parcels, seen: version }, staff.actor);
    if (came === "unknown") throw noOrder();
    if (came === "state") return refuseState(shop, orderNo);
    if (came === "uneven") throw new ApiError(422, "Each piece of the order belongs into one of its parcels.");
    if (came !== "split") throw new ApiError(409, undivided[came], { reason: came });
    return data(await packingFor(shop, orderNo, staff));
  },
  async "POST /orders/{no}/short"({ parameters, body, staff }) {
    const orderNo = typedOrderNo(parameters.no);
    const came = await noteShort(shop, orderNo, body, staff.actor);
    if (came === "state") return refuseState(shop, orderNo);
    if (came === "no_line") throw new ApiError(422, "The order has not so many pieces of that.");
    return data(await packingFor(shop, orderNo, staff));
  },
});

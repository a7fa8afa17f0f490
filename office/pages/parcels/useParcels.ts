import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { moveOnBoard } from "./onBoard.ts";
import { tell } from "./outcomes.ts";

/** Whose answers change when a parcel moves on. */
const reads = ["GET /board", "GET /orders", "GET /orders/{no}/packing", "GET /today"] as const;

/** Takes orders to pick, in one's own name. */
export function useClaim() {
  const { staff } = useStaff();
  return useWrite("POST /orders/claim", {
    reads,
    optimistic: ({ body }) =>
      moveOnBoard(body.orders, "picked", (order) => ({
        ...order,
        claim: { name: staff.name, at: new Date().toISOString(), own: true },
      })),
    after: (outcomes) => tell(outcomes, (orders) => `${orders}: yours to pick.`),
  });
}

/** Puts orders back to be picked by somebody else. */
export const useUnclaim = () =>
  useWrite("POST /orders/unclaim", {
    reads,
    optimistic: ({ body }) => moveOnBoard(body.orders, "to_pick", (order) => ({ ...order, claim: null })),
    after: (outcomes) => tell(outcomes, (orders) => `${orders}: back to be picked.`),
  });

/** Hands parcels to a courier. */
export const useHandOver = () =>
  useWrite("POST /orders/handover", {
    reads,
    optimistic: ({ body }) =>
      moveOnBoard(body.orders, "handed_over", (order) => ({
        ...order,
        state: "shipped",
        parcel: { courier: body.courier, number: body.tracking?.[order.order_no] ?? null, url: null },
      })),
    after: (outcomes, { body }) => tell(outcomes, (orders) => `${orders}: handed to ${body.courier}.`),
  });

/** Packs orders, each with its invoice. The screen says itself what came of it. */
export const usePack = () =>
  useWrite("POST /orders/pack", {
    reads,
    optimistic: ({ body }) => moveOnBoard(body.orders, "packed", (order) => ({ ...order, state: "packed" })),
  });

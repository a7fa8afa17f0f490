/**
 * Named moments inside operations, where tests let a competing action run or let the process die. Nothing happens
 * there in the shop itself. Each has a crash of its own in tests/crash/everyStep.test.ts.
 */
export const stepNames = [
  "placeOrder: key claimed",
  "placeOrder: priced",
  "placeOrder: order written",
  "placeOrder: before stock",
  "placeOrder: before commit",
  "openPayment: order committed",
  "openPayment: gateway has its order",
  "applyCapture: order locked",
  "applyCapture: settled",
  "applyCapture: before commit",
  "applyCapture: committed",
  "cancelOrder: state changed",
  "cancelOrder: before commit",
  "changePaymentMethod: order locked",
  "changePaymentMethod: before commit",
  "editOrder: order locked",
  "editOrder: order written",
  "editOrder: before commit",
  "advanceOrder: state changed",
  "advanceOrder: before commit",
  "splitOrder: parcels written",
  "moveParcels: parcels moved",
  "returnParcels: parcels back",
  "claimOrder: before commit",
  "scanPiece: before commit",
  "noteShort: before commit",
  "requestReturn: before commit",
  "decideReturn: before commit",
  "receiveReturn: credited",
  "receiveReturn: exchanged",
  "receiveReturn: before commit",
  "endExchange: before commit",
  "refund: requested",
  "refund: given back",
  "failRefund: noted",
  "webhook: written down",
  "inbox: claimed",
  "inbox: applied",
  "outbox: claimed",
  "outbox: done",
  "expire: gateway asked",
  "expire: state changed",
  "expire: before commit",
  "reconcile: claimed",
  "reconcile: asked",
  "shopfront: shown",
  "shopfront: priced",
  "practice: settled",
  "practice: delivered",
  "upload: received",
  "upload: stored",
  "upload: developing",
  "upload: developed",
  "pictures: before commit",
  "job: begun",
  "job: done",
] as const;
export type StepName = (typeof stepNames)[number];

type Visitor = (name: StepName) => Promise<void> | void;
let visitor: Visitor | undefined;

export const step = async (name: StepName): Promise<void> => visitor?.(name);

/** For tests: who is called at each step, until the returned function ends it. */
export function visitSteps(visit: Visitor): () => void {
  visitor = visit;
  return () => {
    visitor = undefined;
  };
}

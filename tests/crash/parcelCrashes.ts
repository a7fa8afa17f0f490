import { expect } from "vitest";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { splitOrder } from "../../server/parcels/splitOrder.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { clerk } from "../support/clerk.ts";
import type { Books } from "./books.ts";
import type { Crash } from "./operation.ts";

const by = { cause: "Again", actor: clerk } as const;

/** How far the parcels of an order have come, its stock and its money. */
async function told({ shop }: Books, orderNo: string) {
  const [row] = await shop.sql`
    select state, (select coalesce(array_agg(p.state order by number), '{}') from order_parcel p where p.order_id = o.id) as parcels,
      (select coalesce(sum(m.quantity), 0)::int from stock_move m where m.order_id = o.id and m.kind = 'commit') as gone,
      (select coalesce(sum(m.quantity), 0)::int from stock_move m where m.order_id = o.id and m.kind = 'restock') as back,
      (select count(*)::int from tax_document d where d.order_id = o.id and d.kind = 'credit_note') as notes,
      (select count(*)::int from outbox where payload ->> 'order_no' = o.order_no and payload ? 'parcels') as mails
    from orders o where order_no = ${orderNo}`;
  return row;
}

/** An order of two pieces in two parcels, taken so far. */
async function divided(books: Books, ...steps: [to: "packed" | "shipped", numbers?: number[]][]) {
  const order = await books.paid(5, 2);
  const parcels = [1, 2].map(() => ({ lines: [{ id: order.variant, quantity: 1 }], weight_g: null }));
  if (steps.length > 0) await splitOrder(books.shop.shop, order.orderNo, { parcels }, clerk);
  for (const [to, numbers] of steps)
    expect(await advanceOrder(books.shop.shop, order.orderNo, to, by, undefined, numbers)).toBe(true);
  return { ...order, parcels };
}

/** What dies in the middle of an order's parcels, and comes right when it is done again. `restart`: what is due is done. */
export const parcelCrashes = (books: () => Books, restart: () => Promise<void>): Crash[] => [
  {
    name: "an order is divided into parcels",
    steps: ["splitOrder: parcels written"],
    async prepare() {
      const { orderNo, parcels } = await divided(books());
      return {
        operation: { do: "split", orderNo, parcels },
        async mended() {
          expect(await told(books(), orderNo)).toMatchObject({ parcels: [] });
          expect(await splitOrder(books().shop.shop, orderNo, { parcels, seen: 1 }, clerk)).toBe("split");
          expect(await told(books(), orderNo)).toMatchObject({ parcels: ["packed", "packed"] });
        },
      };
    },
  },
  {
    name: "the first of two parcels leaves",
    steps: ["moveParcels: parcels moved"],
    async prepare() {
      const { orderNo } = await divided(books(), ["packed"]);
      return {
        operation: { do: "parcel", orderNo, to: "shipped", number: 1 },
        async mended() {
          const { shop } = books().shop;
          expect(await told(books(), orderNo)).toMatchObject({
            state: "packed",
            parcels: ["packed", "packed"],
            gone: 0,
          });
          expect(await advanceOrder(shop, orderNo, "shipped", by, undefined, [1])).toBe(true);
          expect(await advanceOrder(shop, orderNo, "shipped", by, undefined, [1])).toBe(false);
          const now = { state: "shipped", parcels: ["shipped", "packed"], gone: 2, mails: 1 };
          expect(await told(books(), orderNo)).toMatchObject(now);
        },
      };
    },
  },
  {
    name: "one of two parcels comes back",
    steps: ["refund: requested", "returnParcels: parcels back"],
    async prepare() {
      const { orderNo } = await divided(books(), ["packed"], ["shipped"]);
      return {
        operation: { do: "parcelBack", orderNo, number: 2 },
        async mended() {
          const { shop } = books().shop;
          expect(await told(books(), orderNo)).toMatchObject({ parcels: ["shipped", "shipped"], back: 0, notes: 0 });
          expect(await receiveUndelivered(shop, orderNo, true, clerk, 2)).toBeGreaterThan(0);
          expect(await receiveUndelivered(shop, orderNo, true, clerk, 2)).toBeUndefined();
          expect(await told(books(), orderNo)).toMatchObject({
            parcels: ["shipped", "undelivered"],
            back: 1,
            notes: 1,
          });
          expect(await advanceOrder(shop, orderNo, "delivered", by)).toBe(true);
          expect(await told(books(), orderNo)).toMatchObject({ state: "partly_returned" });
          await restart();
        },
      };
    },
  },
];

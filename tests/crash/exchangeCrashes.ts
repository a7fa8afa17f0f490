import { expect } from "vitest";
import { orderLink } from "../../server/orders/orderNo.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { clerk } from "../support/clerk.ts";
import type { Books } from "./books.ts";
import type { Crash } from "./operation.ts";

const bought = "SEMBIYAN-SOPRANO-UKULELE-2"; // costs ₹500 more than the other one
const other = "SEMBIYAN-SOPRANO-UKULELE";

/** A delivered ukulele, and the finish that is wanted in its place, of which there are five. */
async function delivered(books: Books) {
  const order = await books.delivered(bought);
  const wanted = await books.shop.stocked(other, 5);
  const lines = [{ id: order.variant, quantity: 1, exchange_for: wanted }];
  return { ...order, wanted, lines };
}

/** As `delivered`, and its exchange asked for, or accepted too. */
async function asked(books: Books, accepted: boolean) {
  const order = await delivered(books);
  const { lines } = order;
  expect(await requestReturn(books.shop.shop, order.orderNo, { lines, reason: "change_of_mind" })).toBe("requested");
  if (accepted) await decideReturn(books.shop, order.orderNo, "accepted", "", clerk);
  return order;
}

/** What the books say of an exchange: the order's state, how many of the other finish can be sold, and what went out and back. */
async function tell(books: Books, { orderNo, wanted }: { orderNo: string; wanted: number }) {
  const [row] = await books.shop.sql<{ state: string; left: number; sent: string[]; moved: number; given: number }[]>`
    select o.state, (select on_hand - held from stock where variant_id = ${wanted}) as left,
      array(select e.state from orders e join return_request r on r.id = e.exchange_of where r.order_id = o.id) as sent,
      (select moved from payment where order_id = o.id and accepted) as moved,
      (select coalesce(sum(p.refunded), 0)::bigint from practice.payment p join practice.payment_order g on g.id = p.payment_order_id
        where g.receipt = o.order_no) as given
    from orders o where o.order_no = ${orderNo}`;
  return row;
}

/** Where a process may die that takes something back in exchange for something else. */
export const exchangeCrashes = (booksNow: () => Books, restart: () => Promise<void>): Crash[] => [
  {
    name: "an exchange is asked for",
    steps: ["requestReturn: before commit"],
    async prepare() {
      const books = booksNow();
      const order = await delivered(books);
      const path = orderLink(books.shop.shop.secret, order.orderNo)
        .replace("/ordersummary", "/orders")
        .replace("?", "/return?");
      const body = { lines: order.lines, reason: "change_of_mind" };
      return {
        operation: { do: "call", path, body, headers: {} },
        async mended() {
          expect(await tell(books, order)).toMatchObject({ state: "delivered", left: 5 });
          expect((await books.shop.call("POST", path, body)).status).toBe(200);
          expect((await books.shop.call("POST", path, body)).status).toBe(409);
          expect(await tell(books, order)).toMatchObject({ state: "return_requested", left: 4 });
        },
      };
    },
  },
  {
    name: "an exchange is refused",
    steps: ["decideReturn: before commit"],
    async prepare() {
      const books = booksNow();
      const order = await asked(books, false);
      return {
        operation: { do: "refuse", orderNo: order.orderNo },
        async mended() {
          expect(await tell(books, order)).toMatchObject({ state: "return_requested", left: 4 });
          expect(await decideReturn(books.shop, order.orderNo, "refused", "Again", clerk)).toBe(true);
          expect(await decideReturn(books.shop, order.orderNo, "refused", "Again", clerk)).toBe(false);
          expect(await tell(books, order)).toMatchObject({ state: "delivered", left: 5, sent: [] });
        },
      };
    },
  },
  {
    name: "what is exchanged is received",
    steps: ["receiveReturn: credited", "receiveReturn: exchanged", "refund: requested", "receiveReturn: before commit"],
    async prepare() {
      const books = booksNow();
      const order = await asked(books, true);
      return {
        operation: { do: "receive", orderNo: order.orderNo },
        async mended() {
          const nothing = { state: "return_requested", left: 4, sent: [], moved: 0, given: 0 };
          expect(await tell(books, order)).toEqual(nothing);
          const receive = () =>
            receiveReturn(books.shop.shop, order.orderNo, { pieces: "shelf", note: "Again" }, clerk);
          const refund = await receive();
          expect(await receive()).toBe("not_awaited");
          await restart();
          const [{ price } = { price: 0 }] = await books.shop.sql<{ price: number }[]>`
            select price from variant where id = ${order.wanted}`;
          const sent = { state: "returned", left: 4, sent: ["confirmed"], moved: price, given: refund };
          expect(await tell(books, order)).toEqual(sent);
        },
      };
    },
  },
  {
    name: "an exchange is over by the clock",
    steps: ["endExchange: before commit"],
    async prepare() {
      const books = booksNow();
      const order = await asked(books, true);
      await books.shop.sql`
        update return_request r set kept_until = kept_until - 31 from orders o where o.id = r.order_id and o.order_no = ${order.orderNo}`;
      return {
        operation: { do: "job", name: "exchanges" },
        mended: async () =>
          expect(await tell(books, order)).toMatchObject({ state: "return_requested", left: 5, sent: [] }),
      };
    },
  },
];

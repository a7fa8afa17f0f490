import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readPictures } from "../../server/catalogue/pictures/readPictures.ts";
import { setPictures } from "../../server/catalogue/pictures/setPictures.ts";
import { uploadsOf } from "../../server/catalogue/uploads/folders.ts";
import { storeUpload } from "../../server/catalogue/uploads/storeUpload.ts";
import { audit } from "../../server/jobs/audit.ts";
import { jobsOf } from "../../server/jobs/jobs.ts";
import { runJob } from "../../server/jobs/schedule.ts";
import { listRefunds } from "../../server/office/order/listRefunds.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { editOrder } from "../../server/orders/editOrder.ts";
import { orderLink } from "../../server/orders/orderNo.ts";
import { claimOrder } from "../../server/packing/claimOrder.ts";
import { noteShort } from "../../server/packing/noteShort.ts";
import { scanPiece } from "../../server/packing/scanPiece.ts";
import { enterTransfer } from "../../server/payments/enterTransfer.ts";
import { runClock } from "../../server/shopfront/clock.ts";
import { changeDraft, seePart } from "../../server/shopfront/draft.ts";
import { publishDraft } from "../../server/shopfront/publish.ts";
import { type StepName, stepNames } from "../../server/steps.ts";
import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { clerk } from "../support/clerk.ts";
import { testShop } from "../support/testShop.ts";
import { Books } from "./books.ts";
import { DyingShops } from "./dyingShop.ts";
import { exchangeCrashes } from "./exchangeCrashes.ts";
import { type Crash, type Operation, onePiece } from "./operation.ts";
import { parcelCrashes } from "./parcelCrashes.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-steps-"));
let razorpay: RazorpayStandIn;
let environment: Record<string, string>;
let books: Books;
let dying: DyingShops;

beforeAll(async () => {
  razorpay = await RazorpayStandIn.start();
  environment = {
    DATA_DIR: folder,
    PRACTICE_GATEWAY: "on",
    PRACTICE_SETTLE_SECONDS: "0",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_API_URL: razorpay.server.url,
  };
  const shop = await testShop(environment);
  await shop.sql`insert into coupon (code, kind, value, per_customer) values ('CRASH', 'amount', 1000, 1)`;
  books = new Books(shop);
  dying = await DyingShops.open();
  // The practice gateway speaks HTTP to the shop; here both are in this process.
  const realFetch = fetch;
  vi.stubGlobal("fetch", (input: URL | string, init: RequestInit) =>
    new URL(input).host === "shop.test" ? shop.others.fetch(new Request(input, init)) : realFetch(input, init),
  );
}, 180_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  dying?.close();
  await books.shop.close();
  await razorpay.server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What happens by itself after a restart, when all waiting times are over. */
async function restart(): Promise<void> {
  const { sql, shop } = books.shop;
  await sql`update payment_intent set created_at = now() - interval '16 minutes', checked_at = null where state <> 'paid'`;
  for (let round = 0; round < 3; round++) {
    await sql`update outbox set run_at = now(), locked_until = null where done_at is null`;
    await sql`update upload set lease_until = now() where state = 'developing'`;
    await sql`update webhook_inbox set run_at = now() where processed_at is null`;
    await sql`update overdue_order set retry_at = now()`;
    await sql`update practice.delivery set deliver_at = now() where done_at is null`;
    for (const job of jobsOf(shop)) {
      await runJob(job, shop.log, async ({ error }) => {
        if (error) throw new Error(`${job.name}: ${error}`);
        return false;
      });
    }
  }
}

/** What the packing table knows of an order, and what of it was written down. */
async function told(orderNo: string) {
  const [row] = await books.shop.sql`
    select (select count(*)::int from order_claim where order_id = o.id) as claims,
      (select coalesce(sum(pieces), 0)::int from packing_scan where order_id = o.id) as scanned,
      (select coalesce(sum(pieces), 0)::int from order_short where order_id = o.id) as short,
      (select coalesce(array_agg(act order by id), '{}') from audit where thing = 'order' and thing_id = o.order_no) as acts
    from orders o where order_no = ${orderNo}`;
  return row;
}

/** A photograph of its own, so that none was developed before. */
let shades = 0;
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 90, g: 60, b: ++shades } } })
    .jpeg()
    .toBuffer();

/** A picture that was dropped: after the restart it is developed, or nothing of it was ever known. */
async function uploaded(name: string): Promise<string | null> {
  const { sql, shop } = books.shop;
  const rows = await sql<{ state: string; picture: string | null }[]>`
    select state, picture from upload where name = ${name}`;
  expect(rows).toEqual([{ state: "developed", picture: expect.stringMatching(/^\/pictures\/own\//) }]);
  const picture = rows[0]?.picture ?? null;
  for (const file of ["200.avif", "1200.avif", "800.webp"])
    expect(existsSync(join(shop.settings.DATA_DIR, `${picture}-${file}`))).toBe(true);
  expect(readdirSync(uploadsOf(shop.settings))).toEqual([]);
  return picture;
}

const firstProduct = async () => {
  const [row] = await books.shop.sql<{ id: number }[]>`select id from product order by id limit 1`;
  return row?.id ?? 0;
};

const captureSteps = ["applyCapture: order locked", "applyCapture: settled", "applyCapture: before commit"] as const;

const crashes: Crash[] = [
  ...exchangeCrashes(() => books, restart),
  {
    name: "an order is placed",
    steps: [
      "placeOrder: key claimed",
      "placeOrder: priced",
      "placeOrder: order written",
      "placeOrder: before stock",
      "placeOrder: before commit",
      "openPayment: order committed",
      "openPayment: gateway has its order",
    ],
    async prepare() {
      const request = await books.request();
      return {
        operation: { do: "call", ...request },
        async mended() {
          const order = await books.place(request);
          expect(await books.place(request)).toEqual(order);
          const orders = await books.shop.sql`select from orders where email = ${request.mail}`;
          expect(orders).toHaveLength(1);
          await books.press(order);
          await restart();
          expect(await books.tell(order)).toMatchObject({ state: "confirmed", confirmations: 1, left: 4 });
        },
      };
    },
  },
  {
    name: "orders are placed together",
    steps: ["placeOrder: key claimed", "placeOrder: priced", "placeOrder: before commit"],
    async prepare() {
      const requests: Awaited<ReturnType<Books["request"]>>[] = [];
      for (let n = 0; n < 6; n++) requests.push(await books.request(20, 1, undefined, ""));
      const left = async () => {
        const [row] = await books.shop.sql<{ left: number }[]>`
          select on_hand - held as left from stock where variant_id = ${requests[0]?.variant ?? 0}`;
        return row?.left ?? 0;
      };
      const before = await left();
      return {
        operation: { do: "calls", calls: requests },
        async mended() {
          expect(before - (await left())).toBeLessThan(requests.length);
          for (const request of requests) {
            const order = await books.place(request);
            expect(await books.place(request)).toEqual(order);
            expect(await books.shop.sql`select from orders where email = ${request.mail}`).toHaveLength(1);
          }
          expect(before - (await left())).toBe(requests.length);
        },
      };
    },
  },
  {
    name: "a payment is applied",
    steps: [...captureSteps, "applyCapture: committed"],
    async prepare() {
      const order = await books.unpaid();
      const capture = await books.press(order);
      return {
        operation: { do: "capture", capture },
        mended: async () =>
          expect(await books.tell(order)).toEqual({
            state: "confirmed",
            accepted: order.total,
            refunded: 0,
            given_back: 0,
            confirmations: 1,
            left: 4,
          }),
      };
    },
  },
  {
    name: "a payment comes after expiry and nothing is left",
    steps: [...captureSteps, "refund: requested", "applyCapture: committed"],
    async prepare() {
      const order = await books.overdue(true, 1);
      await books.shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 0);
      const capture = await books.press(order);
      return {
        operation: { do: "capture", capture },
        mended: async () =>
          expect(await books.tell(order)).toEqual({
            state: "expired",
            accepted: 0,
            refunded: order.total,
            given_back: order.total,
            confirmations: 0,
            left: 0,
          }),
      };
    },
  },
  {
    name: "a paid order is cancelled",
    steps: ["cancelOrder: state changed", "refund: requested", "cancelOrder: before commit"],
    async prepare() {
      const order = await books.paid();
      return {
        operation: { do: "cancel", orderNo: order.orderNo },
        async mended() {
          const by = { cause: "Again", actor: clerk } as const;
          expect(await cancelOrder(books.shop.shop, order.orderNo, ["confirmed"], by)).toBe(true);
          expect(await cancelOrder(books.shop.shop, order.orderNo, ["confirmed"], by)).toBe(false);
          await restart();
          const { total } = order;
          expect(await books.tell(order)).toMatchObject({ state: "cancelled", refunded: total, given_back: total });
        },
      };
    },
  },
  {
    name: "a paid order is changed before it is packed",
    steps: ["editOrder: order locked", "editOrder: order written", "refund: requested", "editOrder: before commit"],
    async prepare() {
      const order = await books.paid(5, 3);
      const edit = { version: 1, lines: [{ id: order.variant, quantity: 2 }] };
      return {
        operation: { do: "edit", orderNo: order.orderNo, edit },
        async mended() {
          expect(await books.tell(order)).toMatchObject({ accepted: order.total, refunded: 0, left: 2 });
          const edited = await editOrder(books.shop.shop, order.orderNo, edit, clerk);
          expect(await editOrder(books.shop.shop, order.orderNo, edit, clerk)).toEqual({ outcome: "changed" });
          await restart();
          const refund = edited.outcome === "edited" ? edited.refund : Number.NaN;
          expect(await books.tell(order)).toMatchObject({
            state: "confirmed",
            refunded: refund,
            given_back: refund,
            left: 3,
          });
        },
      };
    },
  },
  {
    name: "an unpaid order is to be paid on delivery instead",
    steps: ["changePaymentMethod: order locked", "changePaymentMethod: before commit"],
    async prepare() {
      const order = await books.unpaid();
      const key = orderLink(books.shop.shop.secret, order.orderNo).replace(/.*key=/, "");
      const request = { path: `/orders/${order.orderNo}/pay?key=${key}`, body: { payment_method: "cod" }, headers: {} };
      return {
        operation: { do: "call", ...request },
        async mended() {
          expect((await books.shop.call("POST", request.path, request.body)).status).toBe(200);
          await restart();
          expect(await books.tell(order)).toMatchObject({ state: "confirmed", accepted: 0, confirmations: 1, left: 4 });
        },
      };
    },
  },
  {
    name: "a refund is given",
    steps: ["outbox: claimed", "refund: given back", "outbox: done"],
    async prepare() {
      const order = await books.paid();
      await restart();
      await cancelOrder(books.shop.shop, order.orderNo, ["confirmed"], { cause: "Tested", actor: clerk });
      await books.shop.sql`update outbox set run_at = now() + interval '1 hour' where topic <> 'refund'`;
      return {
        operation: { do: "job", name: "outbox" },
        mended: async () =>
          expect(await books.tell(order)).toMatchObject({
            state: "cancelled",
            refunded: order.total,
            given_back: order.total,
            left: 5,
          }),
      };
    },
  },
  {
    name: "a mail is sent",
    steps: ["outbox: claimed", "outbox: done"],
    async prepare() {
      const order = await books.paid();
      return {
        operation: { do: "job", name: "outbox" },
        mended: async () => expect(await books.tell(order)).toMatchObject({ state: "confirmed", confirmations: 1 }),
      };
    },
  },
  {
    name: "an order is packed",
    steps: ["advanceOrder: state changed", "advanceOrder: before commit"],
    async prepare() {
      const order = await books.paid();
      const invoices = () => books.shop.sql`
        select from tax_document d join orders o on o.id = d.order_id where o.order_no = ${order.orderNo}`;
      return {
        operation: { do: "advance", orderNo: order.orderNo, to: "packed" },
        async mended() {
          const by = { cause: "Again", actor: clerk } as const;
          expect(await invoices()).toHaveLength(0);
          expect(await advanceOrder(books.shop.shop, order.orderNo, "packed", by)).toBe(true);
          expect(await advanceOrder(books.shop.shop, order.orderNo, "packed", by)).toBe(false);
          expect(await invoices()).toHaveLength(1);
        },
      };
    },
  },
  {
    name: "an order is claimed",
    steps: ["claimOrder: before commit"],
    async prepare() {
      const { orderNo } = await books.paid();
      return {
        operation: { do: "claim", orderNo },
        async mended() {
          expect(await told(orderNo)).toEqual({ claims: 0, scanned: 0, short: 0, acts: [] });
          await claimOrder(books.shop.shop, orderNo, {}, clerk);
          expect(await told(orderNo)).toMatchObject({ claims: 1, acts: ["orders.claim"] });
        },
      };
    },
  },
  {
    name: "a piece is scanned",
    steps: ["scanPiece: before commit"],
    async prepare() {
      const { orderNo } = await books.paid();
      const piece = { code: "VENU-CARNATIC-FLUTE-5-KATTAI", pieces: 1, scan: randomUUID() };
      return {
        operation: { do: "scan", orderNo, piece },
        async mended() {
          expect(await told(orderNo)).toEqual({ claims: 0, scanned: 0, short: 0, acts: [] });
          for (let time = 0; time < 2; time++)
            expect(await scanPiece(books.shop.shop, orderNo, piece, clerk)).toMatchObject({
              outcome: "counted",
              left: 0,
            });
          expect(await told(orderNo)).toEqual({ claims: 1, scanned: 1, short: 0, acts: ["orders.scan"] });
        },
      };
    },
  },
  {
    name: "a piece is not there",
    steps: ["noteShort: before commit"],
    async prepare() {
      const { orderNo, variant: id } = await books.paid();
      const short = { id, pieces: 1, note: "" };
      const by = { cause: "Again", actor: clerk } as const;
      return {
        operation: { do: "short", orderNo, short },
        async mended() {
          expect(await told(orderNo)).toEqual({ claims: 0, scanned: 0, short: 0, acts: [] });
          await noteShort(books.shop.shop, orderNo, short, clerk);
          expect(await advanceOrder(books.shop.shop, orderNo, "packed", by)).toBe(false);
          await noteShort(books.shop.shop, orderNo, { ...short, pieces: 0 }, clerk);
          expect(await advanceOrder(books.shop.shop, orderNo, "packed", by)).toBe(true);
        },
      };
    },
  },
  {
    name: "a parcel leaves",
    steps: ["advanceOrder: state changed", "advanceOrder: before commit"],
    async prepare() {
      const order = await books.packed();
      const onHand = async () =>
        (await books.shop.sql<{ on_hand: number }[]>`select on_hand from stock where variant_id = ${order.variant}`)[0]
          ?.on_hand ?? 0;
      const before = await onHand();
      return {
        operation: { do: "advance", orderNo: order.orderNo, to: "shipped" },
        async mended() {
          const by = { cause: "Again", actor: clerk } as const;
          expect(await advanceOrder(books.shop.shop, order.orderNo, "shipped", by)).toBe(true);
          expect(await advanceOrder(books.shop.shop, order.orderNo, "shipped", by)).toBe(false);
          expect(await onHand()).toBe(before - 1);
        },
      };
    },
  },
  ...parcelCrashes(() => books, restart),
  {
    name: "a webhook comes in",
    steps: ["webhook: written down"],
    async prepare() {
      const order = await books.unpaid();
      await books.press(order);
      return {
        operation: { do: "send", ...books.webhook(order) },
        mended: async () => expect(await books.tell(order)).toMatchObject({ state: "confirmed", confirmations: 1 }),
      };
    },
  },
  {
    name: "a webhook is worked on",
    steps: ["inbox: claimed", "inbox: applied"],
    async prepare() {
      const order = await books.unpaid();
      await books.press(order);
      const { body, headers } = books.webhook(order);
      await books.shop.sql`
        insert into webhook_inbox (gateway, event_id, body) values ('practice', ${headers["X-Practice-Event-Id"]}, ${Buffer.from(body)})`;
      return {
        operation: { do: "job", name: "webhooks" },
        mended: async () =>
          expect(await books.tell(order)).toMatchObject({
            state: "confirmed",
            accepted: order.total,
            confirmations: 1,
          }),
      };
    },
  },
  {
    name: "an unpaid order expires",
    steps: ["expire: gateway asked", "expire: state changed", "expire: before commit"],
    async prepare() {
      const order = await books.overdue(false, 1);
      return {
        operation: { do: "job", name: "expire" },
        async mended() {
          expect(await books.tell(order)).toMatchObject({ state: "expired", left: 1 });
          const uses = await books.shop.sql`select from coupon_use where customer_key = ${order.mail}`;
          expect(uses).toHaveLength(0);
        },
      };
    },
  },
  {
    name: "a payment is asked about",
    steps: ["reconcile: claimed", "reconcile: asked"],
    async prepare() {
      const order = await books.unpaid();
      await books.press(order);
      await books.shop
        .sql`update payment_intent set created_at = now() - interval '16 minutes' where gateway_order_id = ${order.gatewayOrderId}`;
      return {
        operation: { do: "job", name: "reconcile" },
        mended: async () => expect(await books.tell(order)).toMatchObject({ state: "confirmed", confirmations: 1 }),
      };
    },
  },
  {
    name: "the practice gateway settles and tells",
    steps: ["practice: settled", "practice: delivered"],
    async prepare() {
      const order = await books.unpaid();
      await books.press(order, "pend");
      return {
        operation: { do: "job", name: "practice gateway" },
        mended: async () => expect(await books.tell(order)).toMatchObject({ state: "confirmed", confirmations: 1 }),
      };
    },
  },
  {
    name: "a planned home page begins by the clock",
    steps: ["shopfront: shown"],
    async prepare() {
      const { sql } = books.shop;
      const { version } = await seePart(sql, "home");
      const link = { key: "new-1", name: `Gifts ${randomUUID()}`, url: "/brand", from: null, until: null };
      const drafted = await changeDraft(sql, "home", version, { links: { set: [link] } }, clerk);
      await publishDraft(
        sql,
        "home",
        drafted.version,
        { words: link.name, from: new Date(Date.now() + 60_000).toISOString() },
        clerk,
      );
      await sql`update shopfront_plan set from_at = now() - interval '1 second' where words = ${link.name}`;
      return {
        operation: { do: "job", name: "shopfront" },
        async mended() {
          await runClock(sql, books.shop.shop.log);
          expect(await sql`select from quick_link where name = ${link.name}`).toHaveLength(1);
          expect(await sql`select from shopfront_state where words = ${link.name}`).toHaveLength(1);
        },
      };
    },
  },
  {
    name: "a discount begins by the clock",
    steps: ["shopfront: priced"],
    async prepare() {
      const { sql } = books.shop;
      const [of] = await sql<[{ id: number; price: number }]>`
        select product_id as id, price from card where product_id not in (select product_id from collection_product) and price > 100000 limit 1`;
      await sql`
        with c as (
          insert into collection (slug, name, position, discount_bp, starts_at)
          select 'by-the-clock', 'By the clock', 99, 1000, up_to + interval '1 microsecond' from shopfront_clock returning id)
        insert into collection_product select id, ${of.id}, 1 from c`;
      return {
        operation: { do: "job", name: "shopfront" },
        async mended() {
          await runClock(sql, books.shop.shop.log);
          const [now] = await sql<[{ price: number }]>`select price from card where product_id = ${of.id}`;
          expect(now.price).toBeLessThan(of.price);
        },
      };
    },
  },
  {
    name: "a picture is dropped in the office",
    steps: ["upload: received", "upload: stored"],
    async prepare() {
      const name = `dropped ${randomUUID()}.jpg`;
      return {
        operation: { do: "upload", name, file: (await photograph()).toString("base64") },
        mended: async () => void (await uploaded(name)),
      };
    },
  },
  {
    name: "a picture is developed",
    steps: ["upload: developing", "upload: developed"],
    async prepare() {
      const name = `waiting ${randomUUID()}.jpg`;
      await storeUpload(books.shop.shop, { name, stream: onePiece(await photograph()) }, clerk);
      return { operation: { do: "job", name: "uploads" }, mended: async () => void (await uploaded(name)) };
    },
  },
  {
    name: "a product is given a picture",
    steps: ["pictures: before commit"],
    async prepare() {
      const { sql, shop } = books.shop;
      const name = `given ${randomUUID()}.jpg`;
      await storeUpload(shop, { name, stream: onePiece(await photograph()) }, clerk);
      await restart();
      const picture = (await uploaded(name)) ?? "";
      const id = await firstProduct();
      const before = await readPictures(sql, id);
      const wanted = { version: before?.version ?? 0, pictures: [{ picture, alt: "A shade", variants: [] }] };
      return {
        operation: { do: "pictures", product: id, wanted },
        async mended() {
          expect(await readPictures(sql, id)).toEqual(before);
          expect(await setPictures(shop, id, wanted, clerk)).toMatchObject({ done: { pictures: [{ picture }] } });
        },
      };
    },
  },
  {
    name: "a refund turns out not to have arrived",
    steps: ["failRefund: noted"],
    async prepare() {
      const { shop } = books;
      const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
      const { quote } = await shop.quote([{ id, quantity: 1 }], { payment_method: "razorpay" });
      const { body } = await shop.place(quote, { payment_method: "razorpay" });
      const orderNo = body.data.order_no;
      const gatewayOrderId = razorpay.orders.find((order) => order.receipt === orderNo)?.id ?? "";
      const payment = razorpay.pay(gatewayOrderId, "captured");
      await restart();
      await cancelOrder(shop.shop, orderNo, ["confirmed"], { cause: "Tested", actor: clerk });
      await restart();
      for (const refund of payment.refunds) refund.status = "failed";
      const event = razorpay.event("refund.failed", payment);
      await shop.sql`insert into webhook_inbox (gateway, event_id, body) values ('razorpay', 'evt_failed', ${Buffer.from(event.body)})`;
      return {
        operation: { do: "job", name: "webhooks" },
        async mended() {
          const [waiting] = (await listRefunds(shop.sql, { due: "transfer" })).rows;
          expect(waiting).toMatchObject({ order_no: orderNo, state: "failed" });
          expect(await enterTransfer(shop, orderNo, "UTR00000001", clerk)).toBe(payment.amount);
        },
      };
    },
  },
];

/** Every job that this shop has, with all it can be set up with. */
const jobNames = [
  "outbox",
  "tell services",
  "webhooks",
  "expire",
  "reconcile",
  "shopfront",
  "policies",
  "figures",
  "plans of many",
  "forget keys",
  "forget changes",
  "forget webhooks",
  "machine",
  "grievances",
  "audit",
].concat(
  ["tax rates", "forget accounts' old things", "forget the staff's old things", "courier", "practice gateway"],
  ["uploads", "forget uploads", "try-out reminders", "unfinished try-outs", "forget visitors", "ask for reviews"],
  ["tell who waits", "forget who waits", "exchanges", "instalments", "media", "forget reviews' pictures"],
  ["missed searches", "forget searches", "settlements"],
);
const shiprocket = { SHIPROCKET_EMAIL: "api@example.com", SHIPROCKET_PASSWORD: "stand-in" };

async function die(step: StepName, operation: Operation, more: Record<string, string> = {}): Promise<void> {
  const order = { url: books.shop.url, environment: { ...environment, ...more }, step, operation };
  expect(await dying.kill(order)).toBe("SIGKILL");
}

describe.each(crashes)("killed while $name", ({ steps, prepare }) => {
  test.each(steps)("at %j: after a restart the books balance and the journey goes on", async (step) => {
    await restart(); // what the tests before left to be done
    const { operation, mended } = await prepare();
    await die(step, operation);
    await restart();
    await mended();
    expect(await audit(books.shop.sql)).toEqual([]);
    const { sql } = books.shop;
    expect(await sql`select key from outbox where done_at is null and topic <> 'mail'`).toEqual([]);
    expect(await sql`select event_id from webhook_inbox where processed_at is null`).toEqual([]);
  });
});

test.each(jobNames)(
  "the job %j is killed as it begins and when it is done: the next round does no harm",
  async (name) => {
    await restart();
    await die("job: begun", { do: "job", name }, shiprocket);
    await die("job: done", { do: "job", name }, shiprocket);
    await restart();
    expect(await audit(books.shop.sql)).toEqual([]);
  },
);

test("every named step and every job has its crash", () => {
  const crashed = new Set<string>([...crashes.flatMap(({ steps }) => steps), "job: begun", "job: done"]);
  expect(stepNames.filter((name) => !crashed.has(name))).toEqual([]);
  const settings = { ...books.shop.shop.settings, ...shiprocket };
  const jobs = jobsOf({ ...books.shop.shop, settings }).map(({ name }) => name);
  expect(jobs.filter((name) => !jobNames.includes(name))).toEqual([]);
});

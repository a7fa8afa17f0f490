import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { connect } from "../database/driver.ts";
import { audit } from "../jobs/audit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ DATABASE_POOL: "8" });
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";

/** Locks a row from outside, by a connection of its own, for as long as `work` takes. */
async function whileLocked(table: "stock" | "coupon", key: number | string, work: () => Promise<void>): Promise<void> {
  const outside = connect(shop.url, { max: 1, onnotice: () => {} });
  try {
    await outside.begin(async (tx) => {
      await tx`select from ${tx(table)} where ${tx(table === "stock" ? "variant_id" : "code")} = ${key} for update`;
      await work();
    });
  } finally {
    await outside.end();
  }
}

/** So many quotes of one piece each, and the wish to order them all at once. */
async function crowd(id: number, size: number, coupon?: string) {
  const methods = { payment_method: "practice" };
  const quotes = await Promise.all(
    Array.from({ length: size }, () => shop.quote([{ id, quantity: 1 }], { ...methods, coupon })),
  );
  return () => quotes.map(({ quote }) => shop.place(quote, methods));
}

const connectionsWaiting = async () => {
  const outside = connect(shop.url, { max: 1, onnotice: () => {} });
  const [row] = await outside<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await outside.end();
  return row?.count ?? 0;
};

test.each([
  ["a locked stock row", undefined],
  ["a locked coupon", "NAVARATRI"],
])("%s keeps no buyer of anything else waiting; who needs it is told to try again", async (_, coupon) => {
  if (coupon) await shop.sql`insert into coupon (code, kind, value) values (${coupon}, 'percent', 1000)`;
  const [locked, free] = [await shop.stocked(flute, 40), await shop.stocked(veena, 40)];
  const buyers = await crowd(locked, 12, coupon);
  const others = await crowd(free, 6);
  const answered: string[] = [];
  const note =
    (who: string) =>
    <T>(answer: T): T => {
      answered.push(who);
      return answer;
    };
  await whileLocked(coupon ? "coupon" : "stock", coupon ?? locked, async () => {
    const waiting = buyers().map((answer) => answer.then(note("waiting")));
    await expect.poll(connectionsWaiting).toBe(2);
    const placed = await Promise.all(others().map((answer) => answer.then(note("other"))));
    expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(answered).not.toContain("waiting");
    for (const { status, body } of await Promise.all(waiting)) {
      expect(status).toBe(503);
      expect(body.message).toBe(
        "Many people are buying this just now. Nothing was ordered; please try again in a moment.",
      );
    }
  });
  const again = await Promise.all((await crowd(locked, 12, coupon))());
  expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
});

test("of 64 buyers of a locked product each hears so soon, and buyers of another one all get it meanwhile", async () => {
  const [locked, free] = [await shop.stocked(flute, 64), await shop.stocked(veena, 12)];
  const [buyers, others] = [await crowd(locked, 64), await crowd(free, 12)];
  let waited = 0;
  await whileLocked("stock", locked, async () => {
    const begun = performance.now();
    const waiting = buyers().map(async (answer) => {
      const { status } = await answer;
      waited = performance.now() - begun;
      return status;
    });
    expect((await Promise.all(others())).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 64 }, () => 503));
  });
  // With the first who waited in vain, not by twos every two seconds until the patience of eight is over.
  expect(waited).toBeLessThan(7_000);
});

test("who waits says when to try again", async () => {
  const id = await shop.stocked(flute, 9);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  await whileLocked("stock", id, async () => {
    const answer = await shop.api.fetch(
      new Request("http://shop.test/public/api/orders", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "a key of this test" },
        body: JSON.stringify(shop.orderBody(quote)),
      }),
    );
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
  });
});

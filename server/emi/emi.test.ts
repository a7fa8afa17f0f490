import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerOf } from "../../contract/calls.ts";
import { testRazorpay } from "../../tests/support/testRazorpay.ts";
import { testShop } from "../../tests/support/testShop.ts";
import { instalmentsOf } from "./instalment.ts";
import { emiJobs } from "./jobs.ts";

let usual: object | undefined;
let shop: Awaited<ReturnType<typeof testRazorpay>>;
beforeAll(async () => {
  shop = await testRazorpay();
});
afterAll(() => shop.close());
beforeEach(() => {
  usual ??= shop.razorpay.emi;
  shop.razorpay.emi = usual;
});

const refresh = async () => {
  for (const { run } of emiJobs(shop.shop.shop)) await run();
};
const ask = (amount: number | string) => shop.shop.call("GET", `/get/emi?amount=${amount}`);
const emi = async (amount: number) => (await ask(amount)).body.data as AnswerOf<"GET /get/emi">["data"];

test("an instalment is that of a reducing balance, as banks reckon it", () => {
  const of = (months: number, rate_bp: number, no_cost = false) =>
    instalmentsOf(6_000_000, { months, rate_bp, no_cost, min_amount: 0 });
  expect([of(6, 1500).monthly, of(12, 1500).monthly]).toEqual([1_044_203, 541_550]);
  expect(of(12, 1500)).toMatchObject({ total: 12 * 541_550, interest: 12 * 541_550 - 6_000_000 });
  expect(of(6, 0)).toMatchObject({ monthly: 1_000_000, total: 6_000_000, interest: 0 });
  expect(of(7, 1500, true)).toMatchObject({ monthly: 857_143, total: 6_000_000, interest: 0, no_cost: true });
});

test("for any price and plan the instalments pay the price, and what is rounded is less than a paisa for each", () => {
  for (let price = 300_000; price < 20_000_000; price = Math.ceil(price * 1.37))
    for (const months of [3, 6, 9, 12, 18, 24])
      for (const rate_bp of [0, 1299, 1350, 1600, 2400]) {
        const { monthly, total, interest } = instalmentsOf(price, { months, rate_bp, no_cost: false, min_amount: 0 });
        let left = price;
        for (let month = 0; month < months; month++) left = left * (1 + rate_bp / 120_000) - monthly;
        expect(left).toBeLessThanOrEqual(0.001);
        expect(left).toBeGreaterThan(-2 * months);
        expect([total, interest]).toEqual([monthly * months, monthly * months - price]);
      }
});

test("what the gateway offers is told for a price: by bank, from its least amount on, the smallest instalment first", async () => {
  await refresh();
  const data = await emi(900_000);
  expect(data.banks.map(({ bank }) => bank)).toEqual(["Federal Bank", "HDFC Bank", "ICICI Bank"]);
  expect(data.banks[1]?.plans.map(({ months }) => months)).toEqual([3, 12, 18]);
  expect(data.banks[0]?.plans).toEqual([
    { months: 3, rate_bp: 1400, monthly: 300_000, total: 900_000, interest: 0, no_cost: true },
  ]);
  expect(data.least).toMatchObject({ bank: "HDFC Bank", months: 18, rate_bp: 1500 });
  const less = await emi(200_000);
  expect(less.banks.map(({ bank }) => bank)).toEqual(["ICICI Bank"]);
  expect(await emi(100_000)).toEqual({ least: null, banks: [] });
  expect((await ask("-1")).status).toBe(422);
});

test("a plan that can't be read hides no other", async () => {
  shop.razorpay.emi = {
    emi: true,
    emi_options: { ICIC: [{ duration: "three" }, { duration: 6, interest: 13.5, min_amount: 150_000 }] },
  };
  await refresh();
  expect((await emi(900_000)).banks).toMatchObject([{ bank: "ICICI Bank", plans: [{ months: 6, rate_bp: 1350 }] }]);
});

test("while the gateway does not answer, what it offered last stays; what it offers no more is gone", async () => {
  await refresh();
  shop.razorpay.server.faults.push(500);
  await expect(refresh()).rejects.toMatchObject({
    message: expect.stringMatching("^Razorpay: 500"),
    call: "GET /v1/methods",
  });
  expect((await emi(900_000)).banks).toHaveLength(3);
  for (const none of [{ emi: false, emi_options: [] }, {}, { emi: true, emi_options: [] }]) {
    shop.razorpay.emi = none;
    await refresh();
    expect(await emi(900_000)).toEqual({ least: null, banks: [] });
  }
});

test("a shop that is not paid through it offers none, whatever was kept", async () => {
  const other = await testShop();
  try {
    for (const { run } of emiJobs(other.shop)) await run();
    expect((await other.call("GET", "/get/emi?amount=900000")).body.data).toEqual({ least: null, banks: [] });
  } finally {
    await other.close();
  }
});

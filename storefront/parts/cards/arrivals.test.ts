import { afterEach, beforeEach, expect, test, vi } from "vitest";

let calls: string[];
let isAway: boolean;
beforeEach(() => {
  vi.resetModules();
  [calls, isAway] = [[], false];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const products = searchParams.get("products") ?? "";
    calls.push(`${searchParams.get("pincode")}: ${products}`);
    if (isAway) throw new TypeError("away");
    const sold = products.split(",").filter((id) => id !== "9");
    const data = sold.map((id) => ({ id: Number(id), date_from: "2026-12-02", date_to: "2026-12-03" }));
    return Response.json({ error: 0, message: "", data });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  const { told, wantArrival } = await import("./arrivals.ts");
  const want = (pincode: string, ...ids: number[]) => {
    for (const id of ids) wantArrival(pincode, id);
  };
  return { want, days: () => told.getState().days };
}

test("what is wanted together is asked in one call, and each product once; what is not told is not asked again", async () => {
  const { want, days } = await load();
  want("600004", 1, 2, 9, 2);
  await expect.poll(days).toEqual({ 1: "2026-12-03", 2: "2026-12-03" });
  want("600004", 2, 9, 3);
  await expect.poll(days).toHaveProperty("3");
  expect(calls).toEqual(["600004: 1,2,9", "600004: 3"]);
});

test("another pincode begins anew, and what comes late for the one before is not taken for it", async () => {
  const { want, days } = await load();
  want("600004", 1);
  await Promise.resolve(); // its call is under way
  want("781001", 2);
  await expect.poll(days).toEqual({ 2: "2026-12-03" });
  expect(calls).toEqual(["600004: 1", "781001: 2"]);
  want("600004", 3);
  want("781001", 4);
  await expect.poll(days).toEqual({ 4: "2026-12-03" });
  expect(calls.slice(2)).toEqual(["781001: 4"]);
});

test("after ten minutes it is asked anew: the hour of dispatch may have gone by", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { want, days } = await load();
  want("600004", 1);
  await expect.poll(days).toHaveProperty("1");
  vi.setSystemTime(Date.now() + 600_001);
  want("600004", 1);
  await expect.poll(() => calls.length).toBe(2);
});

test("without an answer nothing is said, and the next list asks again", async () => {
  const { want, days } = await load();
  isAway = true;
  want("600004", 1);
  await expect.poll(() => calls.length).toBe(1);
  await new Promise(setImmediate);
  isAway = false;
  want("600004", 1);
  await expect.poll(days).toHaveProperty("1");
});

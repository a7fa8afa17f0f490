import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { client } from "./client.ts";
import { enter, lock, type Session } from "./session.ts";
import { untilTaken } from "./untilTaken.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number) => () => Promise.resolve(Response.json({ error: 1, message: "No." }, { status }));
const answer = { outcome: "counted", line: null, left: 1, message: "" };
const taken = () => Promise.resolve(Response.json({ error: 0, data: answer }));

/** Sends one scan to a shop that answers so, one after the other. */
function scan(...answers: (() => Promise<Response>)[]) {
  const asked = vi.fn<typeof fetch>();
  for (const one of answers) asked.mockImplementationOnce(one);
  vi.stubGlobal("fetch", asked);
  const away: boolean[] = [];
  const body = { code: "SKU-1", pieces: 1, scan: "6c2a4f0e-31f3-4a37-9be4-0b8ad5d2f1aa" };
  const sent = untilTaken(
    () => call("POST /orders/{no}/scan", { parameters: { no: "SW-1" }, body }),
    (is) => void away.push(is),
  );
  return { asked, away, sent };
}

test("a scan is sent again while the database is away, a proxy stands alone or too much is sent, and no more", async () => {
  const { asked, away, sent } = scan(
    refusal(503),
    refusal(429),
    () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    () => Promise.reject(new TypeError("fetch failed")),
    taken,
  );
  await vi.runAllTimersAsync();
  expect(await sent).toEqual(answer);
  expect(asked).toHaveBeenCalledTimes(5);
  expect(away).toEqual([true, true, true, true, false]);
});

test("what the shop refuses is not sent again", async () => {
  const { asked, sent } = scan(refusal(404));
  await expect(sent).rejects.toMatchObject({ status: 404 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("where the session has ended a scan waits until the lock is open", async () => {
  const who = { staff: { id: 7 } } as Session;
  client.setQueryData(["session"], who);
  const { asked, sent } = scan(refusal(401), taken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lock.get()?.why).toBe("ended");
  expect(asked).toHaveBeenCalledTimes(1);
  enter(who);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await sent).toEqual(answer);
});

import { afterEach, expect, test, vi } from "vitest";
import { call, networkLost, reached } from "./call.ts";

afterEach(() => void vi.unstubAllGlobals());

test("an answer to what was asked before the network went does not say that it is back; one to what is asked after it does", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = () => Response.json({ error: 0, data: null });
  const asked = vi
    .fn<typeof fetch>()
    .mockReturnValueOnce(promise)
    .mockImplementation(async () => answer());
  vi.stubGlobal("fetch", asked);
  const before = call("GET /session");
  networkLost();
  resolve(answer());
  await before;
  expect(reached.get()).toBe(false);
  await call("GET /session");
  expect(reached.get()).toBe(true);
});

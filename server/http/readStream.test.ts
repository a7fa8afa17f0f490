import { expect, test, vi } from "vitest";
import { z } from "zod";
import { createLog } from "../log.ts";
import { ApiError } from "./reply.ts";
import { serveCalls } from "./serveCalls.ts";

const most = 1_000;
const call = {
  summary: "Take a file",
  stream: { types: ["image/*", "text/csv"], most },
  answer: z.object({ size: z.int() }),
};

/** A call that takes a file and tells its size; whoever has no cookie is not let in. */
const api = serveCalls({
  base: "/hooks",
  calls: { "POST /file": call },
  handlers: {
    "POST /file": async ({ stream }) => {
      let size = 0;
      for await (const piece of stream ?? []) size += piece.byteLength;
      return { body: { size } };
    },
  },
  admit: async (_, request) => {
    if (!request.headers.get("Cookie")) throw new ApiError(401, "Please sign in first.");
    return {};
  },
  refusedTo: () => {},
  log: createLog("silent"),
  checkAnswers: true,
});

/** A body of so many pieces of 100 bytes that counts how many were asked for; `then` follows the last one. */
function pieces(count: number, then: (to: ReadableStreamDefaultController) => void = (to) => to.close()) {
  const body = { read: 0 };
  const pull = (to: ReadableStreamDefaultController) => {
    if (body.read++ < count) to.enqueue(new Uint8Array(100));
    else then(to);
  };
  return { counted: body, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

async function send(body: BodyInit | null, headers: Record<string, string> = {}) {
  const usual = { "Content-Type": "image/png", Cookie: "yes" };
  const init = { method: "POST", body, headers: { ...usual, ...headers }, duplex: "half" } as RequestInit;
  const answer = await api.fetch(new Request("http://shop.test/hooks/file", init));
  return [answer.status, await answer.json()];
}

const refused = (message: string) => ({ error: 1, message });

test("a file comes as it is sent, of the call's types", async () => {
  for (const type of ["image/png", "IMAGE/JPEG", "text/csv; charset=utf-8"])
    expect(await send(pieces(10).stream, { "Content-Type": type })).toEqual([200, { size: 1_000 }]);
});

test.each(["", "text/html", "imagery/png", "=;;;"])("a type of %o is refused, and nothing is read", async (type) => {
  const { stream, counted } = pieces(3);
  expect((await send(stream, { "Content-Type": type }))[0]).toBe(415);
  expect(counted.read).toBe(0);
});

test("who may not send hears it before anything is read; what says that it is too large as well", async () => {
  const [outside, large] = [pieces(3), pieces(3)];
  expect((await send(outside.stream, { Cookie: "" }))[0]).toBe(401);
  const told = refused("The file is larger than 1 MB.");
  expect(await send(large.stream, { "Content-Length": "1001" })).toEqual([413, told]);
  expect([outside.counted.read, large.counted.read]).toEqual([0, 0]);
});

test("a file that grows too large is read no further", async () => {
  const { stream, counted } = pieces(1_000_000);
  expect((await send(stream))[0]).toBe(413);
  expect(counted.read).toBeLessThan(20);
});

test("nothing, and what breaks off or falls silent, is told", async () => {
  const nothing = refused("There is nothing in the file.");
  expect(await send(null)).toEqual([400, nothing]);
  expect(await send(pieces(0).stream)).toEqual([400, nothing]);
  const half = refused("The file did not come whole. Please send it again.");
  expect(await send(pieces(3, (to) => to.error(new Error("gone"))).stream)).toEqual([400, half]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = send(pieces(3, () => {}).stream);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await silent).toEqual([400, half]);
  vi.useRealTimers();
});

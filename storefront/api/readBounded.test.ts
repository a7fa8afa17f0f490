import { expect, test } from "vitest";
import { readBounded } from "./readBounded.ts";

test("a whole answer is read, half of one and one without end are none", async () => {
  expect(await readBounded(Response.json({ name: "வீணை" }))).toEqual({ name: "வீணை" });
  await expect(readBounded(new Response('{"name":"Vee'))).rejects.toThrow("JSON");
  const piece = new TextEncoder().encode("[".repeat(100_000));
  const endless = new ReadableStream<Uint8Array>({ pull: (body) => body.enqueue(piece) });
  await expect(readBounded(new Response(endless))).rejects.toThrow("too long");
});

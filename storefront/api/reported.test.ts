import { expect, test } from "vitest";
import { createClient } from "./client.ts";
import { reported } from "./reported.ts";

const json = (status: number, body: object) => async () => Response.json(body, { status });
const cases: [how: string, answer: () => Promise<Response>, calls: string[]][] = [
  ["an error of the server", json(500, { error: 1, message: "x" }), ["GET /get/brands"]],
  ["nonsense", json(200, { hello: [1] }), ["GET /get/brands"]],
  ["a network that is cut off", () => Promise.reject(new TypeError("fetch failed")), ["GET /get/brands"]],
  ["a refusal", json(404, { error: 1, message: "There is no such brand." }), []],
];

for (const [how, answer, calls] of cases) {
  test(`${how} is ${calls.length > 0 ? "reported" : "an answer: not reported"}, and thrown`, async () => {
    const seen: string[] = [];
    const client = reported(createClient("http://shop.test", answer), (call) => seen.push(call));
    await expect(client("GET /get/brands")).rejects.toBeInstanceOf(Error);
    expect(seen).toEqual(calls);
  });
}

test("what is answered is handed on and not reported", async () => {
  const seen: string[] = [];
  const client = reported(createClient("http://shop.test", json(200, { error: 0, message: "", data: [] })), (call) =>
    seen.push(call),
  );
  expect(await client("GET /get/brands")).toMatchObject({ data: [] });
  expect(seen).toEqual([]);
});

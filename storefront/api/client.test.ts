import { describe, expect, it } from "vitest";
import { CallFailed, createClient, NoAnswer } from "./client.ts";

const clientThat = (answer: (request: Request) => Promise<Response>) =>
  createClient("http://shop.test/api", answer, 20);
const answering = (body: string, init?: ResponseInit) => clientThat(async () => new Response(body, init));

describe("The client takes for an answer", () => {
  it("what says error or products, and hands it over", async () => {
    expect(await answering('{"error":0,"message":"","data":[]}')("GET /get/topMenu")).toEqual({
      error: 0,
      message: "",
      data: [],
    });
    expect(await answering('{"products":[]}')("GET /get/products")).toEqual({ products: [] });
  });

  it("a refusal with its words and status", async () => {
    const refused = answering('{"error":1,"message":"Sold out."}', { status: 409 })("GET /get/brands");
    await expect(refused).rejects.toMatchObject({ message: "Sold out.", status: 409 });
    await expect(refused).rejects.toBeInstanceOf(CallFailed);
    const flagged = answering('{"error":1,"message":"Not today."}')("GET /get/brands");
    await expect(flagged).rejects.toMatchObject({ message: "Not today.", status: 400 });
  });
});

describe("The client throws that no answer came", () => {
  const nothing: Record<string, (request: Request) => Promise<Response>> = {
    "another JSON": async () => new Response('{"hello":[1]}'),
    "an answer whose data is null": async () => new Response('{"error":0,"message":"","data":null}'),
    "a proxy's page": async () => new Response("<h1>Please log in</h1>", { headers: { "Content-Type": "text/html" } }),
    "an empty body": async () => new Response(""),
    "half a document": async () => new Response('{"error":0,"message":"","data":[{"na'),
    "a refusal without words": async () => new Response("{}", { status: 500 }),
    "a connection that is cut off": async () => Promise.reject(new TypeError("fetch failed")),
    silence: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  };
  it("for other data than it needs, and for what the contract does not know", async () => {
    const answer = async () => new Response('{"error":0,"message":"","data":{"x":1}}');
    const asked = clientThat(answer)("GET /get/brands", { like: { data: [{ name: "" }] } });
    await expect(asked).rejects.toBeInstanceOf(NoAnswer);
    const careful = createClient("http://shop.test/api", answer, 20, (name) => name !== "GET /get/brands");
    await expect(careful("GET /get/brands")).rejects.toBeInstanceOf(NoAnswer);
  });
  for (const [name, answer] of Object.entries(nothing)) {
    it(`for ${name}`, async () => {
      await expect(clientThat(answer)("GET /get/brands")).rejects.toBeInstanceOf(NoAnswer);
    });
  }
});

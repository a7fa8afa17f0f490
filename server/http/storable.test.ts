import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "../../contract/answer.ts";
import { calls } from "../../contract/calls.ts";
import { programKey } from "../../tests/support/testOffice.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { unstorableTexts } from "./storable.ts";

/** What of JSON Schema is walked through here to find every field that takes a text. */
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
};

/** The way to every text in what a schema describes; "0" stands for a list's first. */
function textsIn({ type, properties = {}, items, anyOf = [], additionalProperties }: Schema): string[][] {
  const inside = (name: string, schema: Schema) => textsIn(schema).map((path) => [name, ...path]);
  return [
    ...(type === "string" ? [[]] : []),
    ...Object.entries(properties).flatMap(([name, schema]) => inside(name, schema)),
    ...(items ? inside("0", items) : []),
    ...anyOf.flatMap(textsIn),
    ...(typeof additionalProperties === "object" ? inside("any", additionalProperties) : []),
  ];
}
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** A value with this text at the end of that way, and nothing else in it. */
const at = ([name, ...rest]: string[], text: string): unknown => {
  if (name === undefined) return text;
  return name === "0" ? [at(rest, text)] : { [name]: at(rest, text) };
};

const bad = [
  ["half a character", "x\ud800"],
  ["the other half", "\udfb8x"],
  ["NUL", "600004\0"],
] as const;

let shop: TestShop;
let key: { Authorization: string };
beforeAll(async () => {
  shop = await testShop();
  key = await programKey(shop.sql, ["shopfront.edit"]);
});
afterAll(() => shop.close());

const all = Object.entries<Call>(calls).map(([name, call]) => {
  const [method = "", path = ""] = name.split(" ");
  return { name, method, path, call };
});
const send = (method: string, path: string, body?: unknown) =>
  shop.call(method, path, body, { ...key, "Idempotency-Key": "a key of this test" });

describe("a text that PostgreSQL can't keep", () => {
  const fields = all.flatMap(({ name, method, path, call }) =>
    (call.body ? textsIn(schemaOf(call.body)) : []).map((way) => ({ name, method, path, way, field: way.join(".") })),
  );
  test("is looked for in the fields that there are", () => {
    const named = fields.map(({ name, field }) => `${name} ${field}`);
    expect(named).toContain("POST /orders address.line1");
    expect(named).toContain("POST /orders gst.business_name");
    expect(fields.length).toBeGreaterThan(50);
  });
  test.each(fields)("is refused at its field: $name $field", async ({ method, path, way, field }) => {
    for (const [, text] of bad) {
      const { status, body } = await send(method, path.replace(/\{\w+\}/g, "1"), at(way, text));
      expect([status, body.errors]).toEqual([
        422,
        expect.objectContaining({ [field]: expect.stringMatching(/can't be used/) }),
      ]);
    }
  });
  test.each(all)("in an address names nothing: $name", async ({ method, path, call }) => {
    for (const spelt of ["%00", "x%00", "%ED%A0%80", "%FF"]) {
      const names = [...Object.keys(call.query?.shape ?? {}), `x${spelt}`];
      const query = names.map((name) => `${name}=${spelt}`).join("&");
      const answer = await send(method, `${path.replace(/\{\w+\}/g, spelt)}?${query}`, call.body ? {} : undefined);
      expect([spelt, answer.status]).toEqual([spelt, expect.toSatisfy((status: number) => status < 500)]);
      expect(answer.body.message ?? "").not.toMatch(/can't be used/);
    }
  });
});

test("fields' own names are looked at too, and a body that is nested deeper than a call stack", () => {
  let deep: unknown = "x\ud800";
  for (let depth = 0; depth < 30_000; depth++) deep = [deep];
  expect(Object.keys(unstorableTexts(deep))).toHaveLength(1);
  expect(unstorableTexts({ address: { "x\0": 1 } })).toEqual({ address: expect.stringMatching(/can't be used/) });
  expect(unstorableTexts({ name: "தமிழ் 🎸", note: "a\nb", n: 1, none: null })).toEqual({});
});

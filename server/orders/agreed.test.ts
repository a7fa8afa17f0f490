import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopOn, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { openDatabase } from "../database/connect.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
async function placed(by: Pick<TestShop, "stocked" | "quote" | "place" | "order">, more: object) {
  const { quote } = await by.quote([{ id: await by.stocked(flute, 9), quantity: 1 }]);
  const { status, body } = await by.place(quote, more);
  expect(status).toBe(201);
  return by.order(body.data.order_link);
}

test("what was agreed to is kept with the order: when, and which text with which facts in it", async () => {
  const { agreed } = await placed(shop, { agreed: ["terms", "returns"] });
  expect(agreed.map(({ policy }) => policy)).toEqual(["terms", "returns"]);
  for (const { policy, text_version, at } of agreed) {
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    const [kept] = await shop.sql<{ text: string; facts: { return_days: number; legal_name: string } }[]>`
      select text, facts from policy_text where policy = ${policy} and version = ${text_version}`;
    expect(kept?.text).toMatch(policy === "terms" ? /^# Terms of use/ : /^# Return policy/);
    expect(kept?.facts.return_days).toBe(shop.shop.settings.shop.return_days);
  }
});

test("another text or another fact in it is another version, and the earlier one stays", async () => {
  const [before] = (await placed(shop, { agreed: ["returns"] })).agreed;
  const { settings } = shop.shop;
  const other = await openDatabase({ DATABASE_URL: shop.url, DATABASE_POOL: 2, DATA_DIR: "" }); // as after a restart
  const later = shopOn(other.sql);
  Object.assign(later.shop, { settings: { ...settings, shop: { ...settings.shop, return_days: 30 } } });
  const [after] = (await placed(later, { agreed: ["returns"] })).agreed;
  await other.close();
  expect(after?.text_version).not.toBe(before?.text_version);
  const versions = await shop.sql`select from policy_text where policy = 'returns'`;
  expect(versions).toHaveLength(2);
});

test("nothing is made up for an order that came without it, and a version can't be invented", async () => {
  const { agreed, order_no } = await placed(shop, {});
  expect(agreed).toEqual([]);
  const version = createHash("sha256").update("never shown").digest("hex");
  await expect(
    shop.sql`insert into order_consent (order_id, policy, version) select id, 'terms', ${version} from orders where order_no = ${order_no}`,
  ).rejects.toMatchObject({ code: "23503" });
  const { quote } = await shop.quote([{ id: await shop.stocked(flute, 9), quantity: 1 }]);
  expect((await shop.place(quote, { agreed: ["everything"] })).status).toBe(422);
});

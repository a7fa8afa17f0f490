import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { sheetsOf } from "../../tests/support/pdf.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address, contact } from "../../tests/support/testShop.ts";
import { forgetOld } from "../customers/jobs.ts";
import { orderExport } from "../export/exportOrders.ts";
import { readPacking } from "../packing/readPacking.ts";
import { drawPrint } from "../printing/drawPrint.ts";
import { recordPrint } from "../printing/recordPrint.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { editOrder } from "./editOrder.ts";
import { orderLink } from "./orderNo.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const card = "For Kaveri's arangetram, with love";
const gift = { wrap: true, note: card };
const linesNow = async () => [{ id: await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 50), quantity: 1 }];
async function placed(more: object = {}) {
  const { quote, total } = await shop.quote(await linesNow());
  const answer = await shop.place(quote, { gift, ...more });
  return {
    ...answer,
    quoted: total,
    orderNo: answer.body.data?.order_no ?? "",
    link: answer.body.data?.order_link ?? "",
  };
}

test("a gift stands in the order, costs nothing, and is told in the confirmation", async () => {
  const { status, orderNo, link, quoted } = await placed();
  expect(status).toBe(201);
  expect(await shop.order(link)).toMatchObject({ gift, total: quoted });
  expect((await shop.order((await placed({ gift: undefined })).link)).gift).toBeNull();
  const bare = await shop.order((await placed({ gift: {} })).link);
  expect(bare.gift).toEqual({ wrap: false, note: "" });
  const mail = (await shop.mailsTo(contact.email)).find(({ subject }) => subject.includes(orderNo));
  expect(mail?.text).toContain(
    `It is a gift, and we wrap it: there are no prices in the parcel. On the card: “${card}”`,
  );
});

test("words for a card are short, and nothing is wrapped where the shop does not", async () => {
  const long = await placed({ gift: { wrap: false, note: "x".repeat(201) } });
  expect([long.status, long.body.errors]).toEqual([
    422,
    { "gift.note": "Please shorten the words for the card to 200 characters." },
  ]);
  const facts = shop.shop.settings.shop;
  facts.gift_wrap = false;
  const refused = await placed();
  expect([refused.status, refused.body.errors]).toEqual([422, { "gift.wrap": "We don't wrap gifts just now." }]);
  expect((await placed({ gift: { wrap: false, note: card } })).status).toBe(201);
  facts.gift_wrap = true;
});

test("who packs it is told, on the screen and on the slip, which has no amount", async () => {
  const { orderNo, link } = await placed();
  expect(await readPacking(shop.sql, orderNo)).toMatchObject({ gift });
  const by = { ...clerk, rights: ["orders.pack"] };
  const outcome = await recordPrint(shop.sql, [orderNo], ["slip"], by);
  if ("unprintable" in outcome) throw new Error(JSON.stringify(outcome.unprintable));
  const bytes = await drawPrint(shop.sql, shop.shop.settings, outcome.print, by);
  const text = (await sheetsOf(bytes ?? new Uint8Array())).map((sheet) => sheet.text).join(" ");
  for (const said of ["A GIFT", "Wrap it.", "No invoice into the box", card])
    expect(text.replace(/\s+/g, " ")).toContain(said);
  const { total, subtotal } = await shop.order(link);
  for (const amount of [total, subtotal]) expect(text).not.toContain(String(amount / 100));
  expect(text).not.toMatch(/₹|Rs/);
});

test("the staff changes it before packing: what stood there is kept", async () => {
  const { orderNo, link } = await placed();
  const other = { wrap: false, note: "From all of us" };
  expect(await editOrder(shop.shop, orderNo, { version: 1, gift: other }, clerk)).toMatchObject({ outcome: "edited" });
  expect((await shop.order(link)).gift).toEqual(other);
  expect(await editOrder(shop.shop, orderNo, { version: 2, gift: other }, clerk)).toEqual({ outcome: "same" });
  expect(await editOrder(shop.shop, orderNo, { version: 2, gift: null }, clerk)).toMatchObject({ outcome: "edited" });
  expect((await shop.order(link)).gift).toBeNull();
  const edits = await shop.sql`
    select e.before -> 'gift' as before, e.after -> 'gift' as after from order_edit e join orders o on o.id = e.order_id
    where o.order_no = ${orderNo} order by seq`;
  expect(edits).toEqual([
    { before: gift, after: other },
    { before: other, after: null },
  ]);
});

test("the export says it in columns of its own", async () => {
  const { orderNo } = await placed();
  await shop.sql.begin(async (tx) => {
    const rows: string[][] = [];
    for await (const row of orderExport.rows(tx as Parameters<typeof orderExport.rows>[0])) rows.push(...row);
    const of = (name: string) => rows.find(([no]) => no?.includes(orderNo))?.[orderExport.columns.indexOf(name)];
    expect([of("Gift"), of("Gift Wrap"), of("Gift Note")]).toEqual(["yes", "yes", card]);
  });
});

test("the words of the card go with the customer's account, from the order and from what was edited", async () => {
  const secret = "Happy sixtieth, dear Meenakshi";
  const email = "giver@example.com";
  const member = await shop.member({ ...asha, email });
  const { quote } = await shop.quote(await linesNow());
  const body = {
    quote,
    contact: { ...asha, email },
    address,
    payment_method: "cod",
    gift: { wrap: true, note: secret },
  };
  const answer = await member.call("POST", "/orders", body, { "Idempotency-Key": "a gift that is forgotten" });
  const { order_no } = answer.body.data as { order_no: string };
  const shorter = { wrap: true, note: `${secret}!` };
  await editOrder(shop.shop, order_no, { version: 1, gift: shorter }, clerk);
  expect(JSON.stringify((await member.call("GET", "/customer/data")).body)).toContain(secret);
  await cancelOrder(shop.shop, order_no, ["confirmed"], { cause: "Tested", actor: "shopper" });
  await shop.mailsTo(email);
  await member.call("DELETE", "/customer", { current_password: asha.password });
  await shop.mailsTo(email);
  await forgetOld(shop.shop);
  expect((await shop.order(orderLink(shop.shop.secret, order_no))).gift).toBeNull();
  for (const { name } of await shop.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`) {
    const rows = await shop.sql`select to_jsonb(t) from ${shop.sql(name)} t`;
    expect([name, JSON.stringify(rows).includes(secret)]).toEqual([name, false]);
  }
});

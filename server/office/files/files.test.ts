import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FileKind } from "../../../contract/office/fileKinds.ts";
import type { SentFile } from "../../../contract/office/files.ts";
import { newFlute } from "../../../tests/support/officeExamples/products.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { audit } from "../../jobs/audit.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
beforeAll(async () => {
  office = await testOffice();
  office.shop.settings.DATABASE_URL = office.url;
  owner = await office.staffMember("owner", "Meena");
});
afterAll(async () => {
  expect(await audit(office.sql)).toEqual([]);
  await office.close();
});

const csv = { "Content-Type": "text/csv" };

async function send(text: string | Buffer, what: FileKind = "products", as = owner) {
  const answer = await as.fetch("POST", `/imports?name=goods.csv&what=${what}`, Buffer.from(text), csv);
  const { message, data } = (await answer.json()) as { message: string; data: SentFile };
  return { status: answer.status, message, id: data?.id };
}

/** Waits until a file is gone through, and answers it as it stands then. */
const gone = (id: string, state: SentFile["state"] = "read") =>
  vi.waitFor(
    async () => {
      const { data } = (await owner.call<SentFile>("GET", `/imports/${id}`)).body;
      expect([data.state, data.problem]).toEqual([state, data.problem]);
      return data;
    },
    { timeout: 15_000, interval: 50 },
  );
const outcomeOf = (file: SentFile) => {
  if (!file.outcome) throw new Error("The file was not read.");
  return file.outcome;
};
const apply = ({ id, digest, outcome }: SentFile, as = owner) =>
  as.call<SentFile>("POST", `/imports/${id}/apply`, { digest, stamp: outcome?.stamp ?? "" });
const fetched = async (path: string, as = owner, method = "GET") => (await as.fetch(method, path)).text();
const priceOf = async (variant: number) =>
  (await office.sql<{ list_price: number }[]>`select list_price from variant where id = ${variant}`)[0]?.list_price;
const skuOf = async (variant: number) =>
  (await office.sql<{ sku: string }[]>`select sku from variant where id = ${variant}`)[0]?.sku ?? "";

test("an export that comes back changes nothing; with one price in it another, just that one changes, and its history says who", async () => {
  const { id, variant } = await newFlute(office);
  const sku = await skuOf(variant);
  const out = await fetched("/exports/products");
  expect(out).toContain(sku);
  const same = outcomeOf(await gone((await send(out)).id));
  expect(same).toMatchObject({ added: 0, changed: 0, refusals: 0, differences: [], needs: [] });
  expect(same.unchanged).toBeGreaterThan(20);

  const lines = out.split("\r\n").map((line) => (line.includes(sku) ? line.replace(",1200.00,", ",1150.00,") : line));
  const file = await gone((await send(lines.join("\r\n"))).id);
  expect(outcomeOf(file)).toMatchObject({
    changed: 1,
    columns: [{ name: "Variant Price", cells: 1 }],
    needs: ["prices.edit"],
    differences: [
      { id, kind: "changed", cells: [{ sku, column: "Variant Price", before: "1200.00", after: "1150.00" }] },
    ],
  });
  expect(await priceOf(variant)).toBe(120_000);
  expect((await apply(file)).body.data.state).toBe("applying");
  expect(outcomeOf(await gone(file.id, "applied"))).toMatchObject({ changed: 1 });
  expect(await priceOf(variant)).toBe(115_000);
  const acts = await office.sql`
    select staff_name, act, before, after from audit where thing = 'product' and thing_id = ${String(id)} and act = 'products.import'`;
  expect([...acts]).toEqual([
    {
      staff_name: "Meena",
      act: "products.import",
      before: { [`${sku} Variant Price`]: "1200.00" },
      after: { [`${sku} Variant Price`]: "1150.00" },
    },
  ]);
  expect((await apply(file)).status).toBe(409);
});

test("a catalogue that changed meanwhile: nothing is applied, and the new difference is shown", async () => {
  const { variant } = await newFlute(office);
  const sku = await skuOf(variant);
  const file = await gone((await send(`SKU,Price\n${sku},1000\nnone,5\n${sku},x\n`, "prices")).id);
  expect(outcomeOf(file)).toMatchObject({
    changed: 1,
    refusals: 2,
    problems: [
      { line: 4, kind: "refused", reason: expect.stringContaining("can't be read") },
      { line: 3, kind: "refused", product: "none" },
    ],
  });
  await office.sql`update variant set list_price = 110000, price = 110000 where id = ${variant}`;
  await apply(file);
  const anew = await vi.waitFor(async () => {
    const now = await gone(file.id);
    expect(now.problem).toMatch(/^The catalogue has changed/);
    return now;
  }, 10_000);
  expect(await priceOf(variant)).toBe(110_000);
  expect(outcomeOf(anew).differences[0]?.cells).toMatchObject([{ before: "1100.00", after: "1000.00" }]);
  await apply(anew);
  await gone(file.id, "applied");
  expect(await priceOf(variant)).toBe(100_000);
});

test("a stock sheet says what rises; who may not approve that does not apply it, and nobody sees another's file", async () => {
  const { variant } = await newFlute(office);
  const { id } = await send(`SKU,Stock\n${await skuOf(variant)},7\n`, "stock");
  const file = await gone(id);
  expect(outcomeOf(file)).toMatchObject({
    needs: ["stock.approve"],
    notable: [{ kind: "stock raised", count: 1, first: [{ was: 0, now: 7 }] }],
  });
  const other = await office.staffMember("owner");
  expect((await other.call("GET", `/imports/${id}`)).status).toBe(404);
  await office.sql`insert into role_right (role, right_name) values ('packer', 'products.edit')`;
  const packer = await office.staffMember("packer");
  const theirs = await send(`SKU,Stock\n${await skuOf(variant)},7\n`, "stock", packer);
  await vi.waitFor(async () => {
    const { body } = await packer.call<SentFile>("GET", `/imports/${theirs.id}`);
    expect((await apply(body.data, packer)).body).toMatchObject({ right: "stock.approve" });
  }, 10_000);
});

test("what is no CSV of goods is told in words", async () => {
  expect(await send(Buffer.from("PK\u0003\u0004 a workbook"))).toMatchObject({
    status: 422,
    message: expect.stringContaining("save it as CSV"),
  });
  const { problem } = await gone((await send("a,b\n1,2\n")).id, "failed");
  expect(problem).toContain("The header is not one of a product file");
});

test("orders and customers go out to who may see them, and it is written down", async () => {
  expect(await fetched("/exports/stock")).toContain("Counted At");
  expect(await fetched("/exports/orders", owner, "POST")).toMatch(/^\ufeff?Name,/);
  const before = await office.sql`select from audit where act = 'export.fetch'`;
  expect((await owner.fetch("POST", "/exports/customers")).status).toBe(200);
  expect((await office.sql`select from audit where act = 'export.fetch'`).length).toBe(before.length + 1);
});

test("columns that nothing is taken from are named, and where each category goes", async () => {
  const file = "Handle,Title,Variant Price,Category,Varranty\nreed-box,Reed Box,300,Reed Boxes,Two years\n";
  const outcome = outcomeOf(await gone((await send(file)).id));
  expect(outcome.unread).toEqual(["Varranty"]);
  expect(outcome.places).toMatchObject([{ text: "Reed Boxes", products: 1 }]);
  const prices = outcomeOf(await gone((await send("SKU,Price,Varranty\nnone,1,x\n", "prices")).id));
  expect([prices.unread, prices.places]).toEqual([undefined, undefined]);
});

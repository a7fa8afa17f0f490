import { afterAll, beforeAll, expect, test } from "vitest";
import { type OfficeCallName, officeCalls } from "../../contract/office/calls.ts";
import { type Right, rights } from "../../contract/office/rights.ts";
import { bankFileExamples } from "../../tests/support/officeExamples/bankFiles.ts";
import { countExamples } from "../../tests/support/officeExamples/counts.ts";
import { couponExamples } from "../../tests/support/officeExamples/coupons.ts";
import { customerExamples } from "../../tests/support/officeExamples/customers.ts";
import { figureExamples } from "../../tests/support/officeExamples/figures.ts";
import { fileExamples } from "../../tests/support/officeExamples/files.ts";
import { gridExamples } from "../../tests/support/officeExamples/grid.ts";
import { mediaExamples } from "../../tests/support/officeExamples/media.ts";
import { orderExamples } from "../../tests/support/officeExamples/order.ts";
import { orderListExamples } from "../../tests/support/officeExamples/orders.ts";
import { peopleExamples } from "../../tests/support/officeExamples/people.ts";
import { pictureExamples } from "../../tests/support/officeExamples/pictures.ts";
import { policyExamples } from "../../tests/support/officeExamples/policies.ts";
import { printExamples } from "../../tests/support/officeExamples/print.ts";
import { productExamples } from "../../tests/support/officeExamples/products.ts";
import { questionExamples } from "../../tests/support/officeExamples/questions.ts";
import { reviewExamples } from "../../tests/support/officeExamples/reviews.ts";
import { settingsExamples } from "../../tests/support/officeExamples/settings.ts";
import { settlementExamples } from "../../tests/support/officeExamples/settlements.ts";
import { shopfrontExamples } from "../../tests/support/officeExamples/shopfront.ts";
import { stateExamples } from "../../tests/support/officeExamples/state.ts";
import { stockExamples } from "../../tests/support/officeExamples/stock.ts";
import { taxExamples } from "../../tests/support/officeExamples/tax.ts";
import { tryOutExamples } from "../../tests/support/officeExamples/tryOuts.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { type OfficeWho, officeRights } from "./whoMayCall.ts";

/** A call as somebody would make it who may; each room of the office brings its own. */
const examples = {
  ...peopleExamples,
  ...printExamples,
  ...orderListExamples,
  ...orderExamples,
  ...bankFileExamples,
  ...productExamples,
  ...shopfrontExamples,
  ...policyExamples,
  ...couponExamples,
  ...mediaExamples,
  ...pictureExamples,
  ...customerExamples,
  ...stateExamples,
  ...settingsExamples,
  ...stockExamples,
  ...countExamples,
  ...taxExamples,
  ...settlementExamples,
  ...gridExamples,
  ...figureExamples,
  ...fileExamples,
  ...tryOutExamples,
  ...reviewExamples,
  ...questionExamples,
};

const roles = ["owner", "counter", "packer", "accountant"];
const names = Object.keys(officeCalls) as OfficeCallName[];
let office: TestOffice;
const held = new Map<string, Set<string>>();
beforeAll(async () => {
  office = await testOffice();
  for (const { role, right_name } of await office.sql<{ role: string; right_name: string }[]>`select * from role_right`)
    held.set(role, (held.get(role) ?? new Set()).add(right_name));
});
afterAll(() => office.close());

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
const auditRows = async () => (await office.sql<{ n: number }[]>`select count(*)::int as n from audit`)[0]?.n ?? 0;

/** What a stream says first; it is left then. */
async function beginningOf({ body }: Response): Promise<string> {
  for await (const piece of body ?? []) return new TextDecoder().decode(piece);
  return "";
}

/** Makes the example of a call as this member; what he got, and how many rows of audit came with it. */
async function make(name: OfficeCallName, as: Member, spoil: (of: Member) => Promise<unknown> = async () => {}) {
  const { path, body, headers, status = 200, changes = true, endless = false } = await examples[name](office, as);
  await spoil(as);
  const [method = "", own = ""] = name.split(" ");
  const before = await auditRows();
  const answer = await as.fetch(method, path ?? own, body, headers);
  const text = endless && answer.ok ? await beginningOf(answer) : await answer.text();
  expect(answer.headers.get("Cache-Control")).toMatch(/no-store|no-cache/);
  const reason = answer.status === 403 ? (JSON.parse(text) as { reason?: string }).reason : undefined;
  return { got: [answer.status, reason], expected: status, method, changes, rows: (await auditRows()) - before };
}

test("every right of a role is one that there is, and the owner has them all", () => {
  expect([...new Set([...held.values()].flatMap((of) => [...of]))].filter((right) => !(right in rights))).toEqual([]);
  expect([...(held.get("owner") ?? [])].sort()).toEqual(Object.keys(rights).sort());
  expect([...held.keys()].sort()).toEqual([...roles].sort());
});

test.each(names)("%s: each role as the table says, and a row of audit with what was changed", async (name) => {
  const who: OfficeWho = officeRights[name];
  for (const role of roles) {
    const may = !("right" in who) || held.get(role)?.has(who.right satisfies Right);
    const { got, expected, method, changes, rows } = await make(name, await office.staffMember(role));
    expect([role, ...got]).toEqual(may ? [role, expected, undefined] : [role, 403, "right"]);
    const isChange = may && method !== "GET" && changes && expected < 300;
    expect([role, rows > 0]).toEqual([role, isChange]);
  }
});

const closed = names.filter((name) => !("anybody" in officeRights[name]));

test.each(closed)("%s: nobody whose access or session has ended", async (name) => {
  const ends: [string, (of: Member) => Promise<unknown>][] = [
    ["nobody", async ({ browser }) => (browser.cookie = "")],
    ["another's secret", async ({ browser }) => (browser.cookie = `office=${"x".repeat(43)}`)],
    ["disabled", ({ id }) => office.sql`update staff set disabled_at = now() where id = ${id}`],
    ["ended", ({ session }) => office.sql`update staff_session set ended_at = now() where id = ${session}`],
    [
      "idle",
      ({ session }) =>
        office.sql`update staff_session set seen_at = now() - interval '31 minutes' where id = ${session}`,
    ],
    [
      "old",
      ({ session }) =>
        office.sql`update staff_session set created_at = now() - interval '13 hours' where id = ${session}`,
    ],
  ];
  for (const [how, end] of ends) {
    const { got, rows } = await make(name, await office.staffMember("owner"), end);
    expect([how, ...got, rows]).toEqual([how, 401, undefined, 0]);
  }
});

const grave = closed.filter((name) => "proven" in officeRights[name]);

test.each(grave)("%s: asks for a proof that is not older than five minutes", async (name) => {
  const { got, rows } = await make(
    name,
    await office.staffMember("owner"),
    ({ session }) =>
      office.sql`update staff_session set proven_at = now() - interval '6 minutes' where id = ${session}`,
  );
  expect([...got, rows]).toEqual([403, "prove", 0]);
});

test.each(names.filter((name) => !name.startsWith("GET ")))("%s: from the office's own pages alone", async (name) => {
  const as = await office.staffMember("owner");
  const { path, body, headers: usual } = await examples[name](office, as);
  const [method = "", own = ""] = name.split(" ");
  const before = await auditRows();
  const foreign: Record<string, string>[] = [
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "http://shop.test.example" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "none" },
  ];
  for (const headers of foreign)
    expect([headers, (await as.fetch(method, path ?? own, body, { ...usual, ...headers })).status]).toEqual([
      headers,
      403,
    ]);
  expect(await auditRows()).toBe(before);
});

test("what the office's API can is told to who is signed in", async () => {
  expect((await office.visitor().call("GET", "/openapi.json")).status).toBe(401);
  const packer = await office.staffMember("packer");
  const { status, body } = await packer.call("GET", "/openapi.json");
  expect(status).toBe(200);
  const paths = (body as unknown as { paths: Record<string, object> }).paths;
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.sort()).toEqual([...names].sort());
});

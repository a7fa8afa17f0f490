import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type OfficeSettings, type SectionName, sectionNames } from "../../../contract/office/settings.ts";
import type { Shop as ShownShop } from "../../../contract/shop.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { address, shopOn, type TestShop } from "../../../tests/support/testShop.ts";
import { type Database, openDatabase } from "../../database/connect.ts";
import { readSettings } from "../../settings.ts";
import { standardRates } from "../../shipping/rates.ts";
import { followFacts, refreshFacts } from "../../shop/facts/followFacts.ts";
import { withChanges } from "../../shop/facts/sections.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice({ COD_LIMIT: "100000000" });
  owner = await office.staffMember("owner", "Meena");
});
afterAll(() => office.close());
beforeEach(async () => {
  for (const section of sectionNames) await back(section);
});

const read = async () => (await owner.call<OfficeSettings>("GET", "/settings")).body.data;
const shown = async (of: Pick<TestShop, "call"> = office) => (await of.call<ShownShop>("GET", "/get/shop")).body.data;
async function send(section: SectionName, changed: object, seen?: number) {
  const { version, value } = (await read()).sections[section];
  return owner.call<OfficeSettings>("PATCH", `/settings/${section}`, {
    ...value,
    ...changed,
    version: seen ?? version,
  });
}
const back = async (section: SectionName) =>
  owner.call<OfficeSettings>("POST", `/settings/${section}/back`, {
    version: (await read()).sections[section].version,
  });
const inDays = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
async function promised() {
  const { delivery } = await office.quote([
    { id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9), quantity: 1 },
  ]);
  return delivery?.date_from ?? "";
}

test("as long as nobody changes anything the shop is as its file says", async () => {
  const { settings } = office.shop;
  expect(withChanges(settings.inFile, []).facts).toBe(settings.inFile);
  expect(JSON.stringify(settings.shop)).toBe(JSON.stringify(readSettings({}).shop));
  const { sections, fixed } = await read();
  for (const section of Object.values(sections)) {
    expect(section.different).toEqual([]);
    expect(section.value).toEqual(section.file);
  }
  expect(fixed).toMatchObject({ file: "shop/shop.json", gstin: settings.shop.gstin });
});

test("a name, an address and hours are changed: shoppers, mails and policies have them, who did it is kept, and it is taken back", async () => {
  const before = await shown();
  const { sections } = (await send("name", { name: "Sruti & Sons", tagline: "Veenas" })).body.data;
  expect(sections.name).toMatchObject({ different: ["name", "tagline"], changed: { name: "Meena" } });
  await send("contact", {
    address: ["1, New Street", "Chennai 600004"],
    pincode: "600 004",
    whatsapp: "+91 98765 43210",
  });
  await send("hours", { opening_hours: ["Mo-Fr 09:00-13:00", "Mo-Fr 16:00-20:00"] });
  expect(await shown()).toMatchObject({
    name: "Sruti & Sons",
    tagline: "Veenas",
    address: ["1, New Street", "Chennai 600004"],
    pincode: "600004",
    whatsapp: "9876543210",
    hours: "Monday to Friday 09:00–13:00, Monday to Friday 16:00–20:00",
  });
  const policy = await office.call<{ html: string }>("GET", "/get/policy/terms");
  expect(policy.body.data.html).toContain("1, New Street");
  expect((await read()).history[2]).toMatchObject({
    name: "Meena",
    section: "name",
    before: { name: before.name, tagline: before.tagline },
    after: { name: "Sruti & Sons", tagline: "Veenas" },
  });
  expect((await back("name")).body.data.sections.name).toMatchObject({ different: [], value: { name: before.name } });
  await back("contact");
  await back("hours");
  expect(await shown()).toEqual(before);
  // Only what is different is kept: what the file says of the rest is followed.
  await send("name", { tagline: "Veenas" });
  expect(await office.sql`select value from shop_setting where section = 'name'`).toEqual([
    { value: { tagline: "Veenas" } },
  ]);
});

test("a holiday moves the promised day, unless parcels leave on it; pages say when it is closed", async () => {
  const usual = await promised();
  const holiday = { from: inDays(1), to: inDays(20), words: "Pongal", dispatch: false };
  await send("holidays", { holidays: [holiday] });
  expect((await promised()) > inDays(20)).toBe(true);
  const { hours, holidays } = await shown();
  expect(hours).toMatch(/, Closed \w+ \d+ \w+ to \w+ \d+ \w+ for Pongal$/);
  expect(holidays).toEqual([{ from: holiday.from, to: holiday.to, words: "Pongal" }]);
  await send("holidays", { holidays: [{ ...holiday, dispatch: true }] });
  expect(await promised()).toBe(usual);
  expect((await shown()).hours).toBe(hours);
});

test("what delivery costs changes the quotes from then on, and never an order or an invoice that stands", async () => {
  const lines = [{ id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9), quantity: 1 }];
  const { quote, cod_fee } = await office.quote(lines);
  expect(cod_fee).toBe(4_900);
  const { order_link, order_no } = (await office.place(quote)).body.data;
  expect((await owner.call("POST", "/orders/pack", { orders: [order_no] })).status).toBe(200);
  const issued = () =>
    office.sql`select d.* from tax_document d join orders o on o.id = d.order_id where o.order_no = ${order_no}`;
  const [invoice] = await issued();
  await send("name", { name: "Sruti & Sons" });
  await send("delivery", { cod_fee: 9_900 });
  expect((await office.quote(lines)).cod_fee).toBe(9_900);
  expect((await office.order(order_link)).cod_fee).toBe(4_900);
  expect(invoice).toMatchObject({ kind: "invoice" });
  expect(await issued()).toEqual([invoice]);
});

test.each<[SectionName, object, string, RegExp]>([
  ["name", { name: " " }, "name", /shop's name/],
  ["contact", { pincode: "560001" }, "pincode", /Karnataka/],
  ["contact", { phones: ["12"] }, "phones.0", /telephone number/],
  ["contact", { map_url: "javascript:alert(1)" }, "map_url", /https/],
  ["hours", { opening_hours: ["Mo 20:00-10:00"] }, "opening_hours.0", /end after/],
  [
    "holidays",
    { holidays: [{ from: "2027-02-02", to: "2027-02-01", words: "x", dispatch: false }] },
    "holidays.0.to",
    /last day/,
  ],
  ["dispatch", { days: [] }, "days", /day on which/],
  ["delivery", { cod_fee: 100_001 }, "cod_fee", /up to ₹1,000/],
  ["rates", { local: { ...standardRates.local, first: -1 } }, "local.first", /amount/],
  ["rates", { metro: { ...standardRates.metro, further: 10_000_001 } }, "metro.further", /up to ₹1,00,000/],
  ["rates", { rest: { ...standardRates.rest, days_from: 7 } }, "rest.days_to", /not fewer/],
  ["rates", { rest: { ...standardRates.rest, days_to: 4.5 } }, "rest.days_to", /number of days/],
])("%s refuses %o at its field", async (section, changed, at, words) => {
  const { status, body } = await send(section, changed);
  expect([status, (body.errors as Record<string, string> | undefined)?.[at]]).toEqual([
    422,
    expect.stringMatching(words),
  ]);
});

test("of two who change the same section the second is told what stands there now", async () => {
  const { version } = (await read()).sections.links;
  const social = [{ name: "Films", url: "https://films.example" }];
  const both = await Promise.all([send("links", { social }, version), send("links", { social: [] }, version)]);
  // No link is what the file says already: that one changed nothing, or came second.
  expect(both[0]?.status === 200 || both[1]?.status === 200).toBe(true);
  const late = await send("links", { social: [] }, version);
  expect([late.status, (late.body.present as OfficeSettings).sections.links.value]).toEqual([409, { social }]);
});

test("delivery's rates hold for every quote from then on; a quote that is signed keeps its price", async () => {
  const { local } = standardRates;
  const lines = [{ id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 20), quantity: 1 }];
  const signed = await office.quote(lines);
  const dearer = signed.delivery_charge - local.first + 12_300;
  await send("rates", { local: { ...local, first: 12_300, days_to: 9 } });
  await send("delivery", { cod_fee: 9_900, free_delivery_from: 100 });
  const free = await office.quote(lines);
  await send("delivery", { free_delivery_from: 500_000 });
  const now = await office.quote(lines);
  expect([free.delivery_charge, now.delivery_charge]).toEqual([0, dearer]);
  expect((now.delivery?.date_to ?? "") > (signed.delivery?.date_to ?? "")).toBe(true);
  const asked = await office.call("POST", "/get/shipping/charges", { pincode: address.pincode, lines });
  expect(JSON.stringify(asked.body)).toContain(`"charge":${dearer}`);
  for (const { quote, total } of [signed, free, now]) {
    const { order_link } = (await office.place(quote)).body.data;
    expect((await office.order(order_link)).total).toBe(total);
  }
  // To another place it is another quote.
  const far = { ...address, pincode: "781001", state: "Assam", city: "Guwahati" };
  const paid = { lines, pincode: address.pincode, payment_method: "practice" };
  const { quote } = (await office.call<{ quote: string }>("POST", "/cart/quote", paid)).body.data;
  const elsewhere = await office.place(quote, { address: far, payment_method: "practice" });
  expect([elsewhere.status, elsewhere.body.message]).toEqual([409, expect.any(String)]);
});

test("what a veena would cost is told before anything is kept, beside what it costs now", async () => {
  const far = { ...standardRates.special, first: 20_000, further: 0, days_from: 8, days_to: 12 };
  const asked = { ...standardRates, special: far, grams: 9_000, goods: 450_000 };
  const preview = (more: object) => owner.call("POST", "/settings/rates/preview", { ...asked, ...more });
  const { data: told } = (await preview({ pincodes: ["600 001", "781001", "900001"] })).body;
  expect(told).toMatchObject({
    courier: false,
    places: [
      { pincode: "600001", zone: "local", in_force: { charge: 38_000, cod: true }, by_these: { charge: 38_000 } },
      { pincode: "781001", zone: "special", in_force: { charge: 137_000, cod: false }, by_these: { charge: 20_000 } },
      { pincode: "900001", zone: null, in_force: null, by_these: null },
    ],
  });
  const { in_force, by_these } =
    (told as { places: { in_force: { date_to: string }; by_these: { date_to: string } }[] }).places[1] ?? {};
  expect((by_these?.date_to ?? "") > (in_force?.date_to ?? "")).toBe(true);
  expect((await preview({ pincodes: ["781001"], goods: 500_000 })).body.data).toMatchObject({
    places: [{ by_these: { charge: 0 } }],
  });
  expect((await preview({ pincodes: ["12"] })).body.errors).toHaveProperty(["pincodes.0"]);
  expect((await read()).sections.rates).toMatchObject({ different: [] });
});

test("two who change different zones at once lose nothing: the second is told, and saves upon the first", async () => {
  const { version, value } = (await read()).sections.rates;
  const local = { ...value.local, first: 4_500 };
  const special = { ...value.special, first: 11_000 };
  const both = await Promise.all([send("rates", { local }, version), send("rates", { special }, version)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = both.findIndex(({ status }) => status === 409);
  expect((await send("rates", late === 0 ? { local } : { special })).status).toBe(200);
  expect((await read()).sections.rates.value).toMatchObject({ local, special });
  const [act] = await office.sql`select act, before, after from audit order by id desc limit 1`;
  expect(act).toEqual(
    late === 0
      ? { act: "settings.edit", before: { local: value.local }, after: { local } }
      : { act: "settings.edit", before: { special: value.special }, after: { special } },
  );
});

test("every node has what one of them changed within two seconds", async () => {
  const database: Database = await openDatabase({ DATABASE_URL: office.url, DATABASE_POOL: 2, DATA_DIR: "" });
  const other = shopOn(database.sql);
  const changed = vi.fn<() => void>();
  const unfollow = await followFacts(database.sql, other.shop.settings, other.shop.log, changed);
  const before = changed.mock.calls.length;
  await send("name", { name: "Kaveri" });
  await vi.waitFor(async () => expect((await shown(other)).name).toBe("Kaveri"), 2_000);
  expect(changed.mock.calls.length).toBeGreaterThan(before);
  await unfollow();
  await database.close();
});

test("what does not fit the file any more, and what a later release wrote, is left out and named", async () => {
  await office.sql`insert into shop_setting (section, value, staff_name) values ('lights', '{"on": true}', 'Meena')`;
  const moved = readSettings({});
  const { shop } = moved.inFile;
  moved.inFile = {
    ...moved.inFile,
    shop: { ...shop, state: "Karnataka", pincode: "560001", gstin: "29AABCS7373K1Z3" },
  };
  await send("contact", { pincode: "600004" });
  expect(await refreshFacts(office.sql, moved)).toEqual(["contact", "lights"]);
  expect(moved.shop.pincode).toBe("560001");
  await office.sql`delete from shop_setting where section = 'lights'`;
  expect(address.pincode).toBe("600004");
});

test("days for returns, promises and the grievance officer are changed, shown at once, and taken back", async () => {
  const before = await shown();
  await send("returns", { return_days: 21 });
  await send("promises", { promises: [{ title: "Tuned", text: "Each veena by ear" }] });
  await send("grievance", { name: "Kavya S", phone: "044 2852 0000" });
  expect(await shown()).toMatchObject({
    return_days: 21,
    promises: [{ title: "Tuned", text: "Each veena by ear" }],
    grievance_officer: { name: "Kavya S", phone: "044 2852 0000", email: before.grievance_officer.email },
  });
  expect((await send("returns", { return_days: 0 })).body.errors).toHaveProperty("return_days");
  expect((await send("promises", { promises: [{ title: "", text: "x" }] })).status).toBe(422);
  for (const section of ["returns", "promises", "grievance"] as const) await back(section);
  expect(await shown()).toEqual(before);
});

test("the bank account is whole or none, asks for a fresh proof, and is told to nobody but invoices", async () => {
  const account = { account_name: "Swara Music House", account_number: "123456789012", ifsc: "sbin0001234" };
  expect((await send("bank", { ...account, ifsc: "" })).body.errors).toHaveProperty("ifsc");
  await office.sql`update staff_session set proven_at = now() - interval '6 minutes' where id = ${owner.session}`;
  expect((await send("bank", account)).body.reason).toBe("prove");
  await office.sql`update staff_session set proven_at = now() where id = ${owner.session}`;
  expect((await send("bank", account)).status).toBe(200);
  expect(office.shop.settings.shop.bank).toEqual({ ...account, ifsc: "SBIN0001234" });
  expect(JSON.stringify(await shown())).not.toContain(account.account_number);
  await send("bank", { account_name: "", account_number: "", ifsc: "" });
  expect(office.shop.settings.shop.bank).toBeUndefined();
});

test("what is not paid at the door is named by departments that there are", async () => {
  expect((await send("delivery", { cod_not_for: ["no-such-department"] })).body.errors).toHaveProperty("cod_not_for");
  const lines = [{ id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9), quantity: 1 }];
  expect((await office.quote(lines, { payment_method: "cod" })).quote).toBeTruthy();
  const [flutes] = await office.sql<{ slug: string }[]>`
    select c.slug from variant v join product p on p.id = v.product_id join category c on c.id = p.category_id where v.id = ${lines[0]?.id ?? 0}`;
  expect((await send("delivery", { cod_not_for: [flutes?.slug] })).status).toBe(200);
  const { body } = await office.call("POST", "/cart/quote", { lines, pincode: "600004", payment_method: "cod" });
  expect(JSON.stringify(body)).toContain("can’t be paid in cash on delivery");
  expect(office.shop.settings.COD_NOT_FOR).toEqual([flutes?.slug]);
});

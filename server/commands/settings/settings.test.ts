import { userInfo } from "node:os";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { OfficeSettings } from "../../../contract/office/settings.ts";
import { command } from "../../../tests/support/command.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { shopOn } from "../../../tests/support/testShop.ts";
import { openDatabase } from "../../database/connect.ts";
import { followFacts } from "../../shop/facts/followFacts.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner", "Meena");
});
afterAll(() => office.close());

async function settings(...words: string[]) {
  const { status, text } = await command(["settings", ...words], { DATABASE_URL: office.url });
  return { status, text };
}
const says = (status: number, text: string | RegExp) => ({
  status,
  text: typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
});
const inOffice = async () => (await owner.call<OfficeSettings>("GET", "/settings")).body.data;
const lastAct = async () => (await office.sql`select * from audit order by id desc limit 1`)[0];

test("they are shown as the office has them, in words and for programs", async () => {
  const [all, section, json] = await Promise.all([settings(), settings("delivery"), settings("--json")]);
  expect(all).toEqual(says(0, /^ {2}name\.name +Swara/m));
  expect(section).toEqual(says(0, /^ {2}delivery\.cod_fee +₹49$/m));
  expect(section.text).not.toContain("name.name");
  expect(OfficeSettings.parse(JSON.parse(json.text))).toEqual(await inOffice());
});

test("one is changed as in the office: its history, its news, its version, and it is taken back", async () => {
  const database = await openDatabase({ DATABASE_URL: office.url, DATABASE_POOL: 2, DATA_DIR: "" });
  const node = shopOn(database.sql).shop;
  const unfollow = await followFacts(database.sql, node.settings, node.log, () => {});
  expect(await settings("set", "delivery.cod_fee", "₹99.50")).toEqual(
    says(0, new RegExp(`^\\* delivery\\.cod_fee +₹99\\.50 +\\(files: ₹49; ${userInfo().username}\\)$`, "m")),
  );
  await vi.waitFor(() => expect(node.settings.COD_FEE).toBe(9_950), 2_000);
  const { delivery } = (await inOffice()).sections;
  expect(delivery).toMatchObject({ version: 1, value: { cod_fee: 9_950 }, different: ["cod_fee"] });
  expect(await lastAct()).toMatchObject({
    staff_id: null,
    staff_name: userInfo().username,
    door: "machine",
    act: "settings.edit",
    thing_id: "delivery",
    before: { cod_fee: 4_900 },
    after: { cod_fee: 9_950 },
  });
  expect(await settings("back", "delivery", "--as", owner.email)).toEqual(says(0, /^ {2}delivery\.cod_fee +₹49$/m));
  await vi.waitFor(() => expect(node.settings.COD_FEE).toBe(4_900), 2_000);
  expect(await lastAct()).toMatchObject({
    staff_id: owner.id,
    staff_name: "Meena",
    door: "machine",
    act: "settings.back",
  });
  await unfollow();
  await database.close();
});

test("lists, texts and what has fields of its own are typed", async () => {
  await settings("set", "contact.phones", "044 2852 7373", "98765 43210");
  await settings("set", "links.social", '[{"name": "Films", "url": "https://films.example"}]');
  await settings("set", "name.description", "");
  await settings("set", "delivery.cod_not_for", "[]");
  await settings("set", "rates.special", '{"first": 12000, "days_to": 14}');
  const { contact, links, name, delivery, rates } = (await inOffice()).sections;
  expect(contact.value.phones).toEqual(["044 2852 7373", "98765 43210"]);
  expect(links.value.social).toEqual([{ name: "Films", url: "https://films.example" }]);
  expect(rates.value.special).toEqual({ ...rates.file.special, first: 12_000, days_to: 14 });
  expect([name.value.description, delivery.value.cod_not_for]).toEqual(["", []]);
});

test.each([
  [["set", "delivery.cod_fee", "2000"], 1, "delivery.cod_fee: Please enter a fee up to ₹1,000."],
  [["set", "delivery.cod_fee", "free"], 1, "an amount in rupees is expected"],
  [["set", "returns.return_days", "7.5"], 1, "a number is expected"],
  [["set", "delivery.cod_not_for", "no-such-thing"], 1, "There is no department “no-such-thing”."],
  [["set", "contact.pincode", "560001"], 1, "Karnataka"],
  [["set", "name.tagline", "Veenas", "and", "more"], 1, "into quotes"],
  [["set", "holidays.holidays", "x"], 1, "holidays.holidays.0: It must be an object."],
  [["set", "links.social", "[Films]"], 1, "not JSON"],
  [["set", "returns.return_days", "9", "--as", "nobody@shop.example"], 1, "nobody who may change"],
  [["set", "returns.days", "9"], 2, "There are: returns.return_days."],
  [["set", "lights.on", "yes"], 2, "There are: name, contact"],
  [["set", "returns.return_days"], 2, "Which value?"],
  [["lights"], 2, "There is no section"],
  [["returns", "9"], 2, "settings set SECTION.FIELD VALUE"],
  [["back", "returns.return_days"], 2, "a section alone"],
  [["set", "returns.return_days", "9", "--json"], 2, "does not take --json"],
  [["--loud"], 2, "--loud"],
])("%j is refused and says why", async (words, status, text) => {
  const before = await inOffice();
  expect(await settings(...words)).toEqual(says(status, text));
  expect(await inOffice()).toEqual(before);
});

test("who may not change settings in the office does not by his name", async () => {
  const packer = await office.staffMember("packer", "Ravi");
  expect(await settings("set", "returns.return_days", "9", "--as", packer.email)).toEqual(says(1, "may change"));
});

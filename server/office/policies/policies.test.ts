import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OfficePolicy, PolicyRow } from "../../../contract/office/policies.ts";
import type { PolicyPage } from "../../../contract/shop.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { shopOn, type TestShop } from "../../../tests/support/testShop.ts";
import { createApp } from "../../app.ts";
import { openDatabase } from "../../database/connect.ts";
import { tellBegun } from "../../policies/tellBegun.ts";
import { followFacts, refreshFacts } from "../../shop/facts/followFacts.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner", "Meena");
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.sql`update policy_edition set taken_back_at = now() where taken_back_at is null`;
  await office.sql`update policy_draft set text = null`;
  await refreshFacts(office.sql, office.shop.settings);
});

const read = async () => (await owner.call<OfficePolicy>("GET", "/policies/returns")).body.data;
const send = async (method: string, what: string, body: object, version?: number) =>
  owner.call<OfficePolicy>(method, `/policies/returns/${what}`, {
    version: version ?? (await read()).version,
    ...body,
  });
const draft = (text: string | null, version?: number) => send("PUT", "draft", { text }, version);
const publish = (how: object = {}, version?: number) => send("POST", "publish", how, version);
const shown = async (by: Pick<TestShop, "call"> = office) =>
  (await by.call<PolicyPage>("GET", "/get/policy/returns")).body.data;
const states = ({ editions }: OfficePolicy) => editions.slice(0, 2).map(({ state }) => state);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ours = "# Our returns\n\nWithin {return_days} days, to **{name}**.";

test("as long as nobody writes anything a policy is as its file says", async () => {
  const { rows } = (await owner.call<{ rows: PolicyRow[] }>("GET", "/policies")).body.data;
  expect(rows.map(({ policy, by_file, shown, planned }) => [policy, by_file, shown, planned])).toEqual(
    ["privacy", "terms", "returns", "shipping"].map((policy) => [policy, true, null, null]),
  );
  const { text, file, version, editions, facts } = await read();
  expect([text, file, version, editions]).toEqual([
    expect.stringMatching(/^# Return policy/),
    "shop/policies/return.md",
    0,
    [],
  ]);
  expect(facts).toContainEqual({ name: "name", value: office.shop.settings.shop.name });
});

test("a draft shows nobody anything until it is published, with the shop's facts and harmless; taken back, the former holds again", async () => {
  const before = await shown();
  const { draft: kept, by_file } = (await draft(`${ours}\r\n\r\n<script>alert(1)</script><a href="javascript:x">y</a>`))
    .body.data;
  expect([kept?.name, by_file]).toEqual(["Meena", true]);
  expect(await shown()).toEqual(before);
  const published = (await publish({ words: "New law" })).body.data;
  expect(published).toMatchObject({
    title: "Our returns",
    by_file: false,
    draft: null,
    editions: [{ state: "shown", name: "Meena", words: "New law" }],
  });
  expect((await shown()).html).toBe(
    `<p>Within ${office.shop.settings.shop.return_days} days, to <strong>${office.shop.settings.shop.name}</strong>.</p>\n<a>y</a>`,
  );
  await draft("# Second");
  const second = (await publish()).body.data;
  expect([(await shown()).title, states(second)]).toEqual(["Second", ["shown", "over"]]);
  const back = (await send("POST", "take-back", { id: second.editions[0]?.id })).body.data;
  expect([(await shown()).title, states(back)]).toEqual(["Our returns", ["taken_back", "shown"]]);
  expect((await send("POST", "take-back", { id: second.editions[0]?.id })).status).toBe(404);
  await publish({ file: true });
  expect(await shown()).toEqual(before);
  const acts = await office.sql`select staff_name, act, thing, thing_id from audit where thing = 'policy' order by id`;
  expect(acts).toHaveLength(6);
  expect(acts[0]).toEqual({ staff_name: "Meena", act: "shopfront.edit", thing: "policy", thing_id: "returns" });
});

test("from a day on: every node shows it once its time has come, and not before", async () => {
  const database = await openDatabase({ DATABASE_URL: office.url, DATABASE_POOL: 2, DATA_DIR: "" });
  const other = shopOn(database.sql);
  const changed = vi.fn<() => void>();
  const unfollow = await followFacts(database.sql, other.shop.settings, other.shop.log, changed);
  await draft(ours);
  const planned = (await publish({ from: inHours(2) })).body.data;
  expect(planned.editions[0]).toMatchObject({ state: "planned" });
  expect(await tellBegun(office.sql)).toBe(0);
  expect((await shown(other)).title).not.toBe("Our returns");
  await office.sql`update policy_edition set from_at = now() - interval '1 second' where taken_back_at is null`;
  changed.mockClear();
  expect(await tellBegun(office.sql)).toBe(1);
  expect(await tellBegun(office.sql)).toBe(0);
  await vi.waitFor(async () => expect((await shown(other)).title).toBe("Our returns"), 2_000);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 2_000); // which drops its kept pages
  // What is shown at once is on the other node as soon.
  await draft("# At once");
  await publish();
  await vi.waitFor(async () => expect((await shown(other)).title).toBe("At once"), 2_000);
  await unfollow();
  await database.close();
});

test("an order keeps the text that was agreed to with it, whatever is published later", async () => {
  await draft(ours);
  await publish();
  const agreed = async () => {
    const { quote } = await office.quote([
      { id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9), quantity: 1 },
    ]);
    const { body } = await office.place(quote, { agreed: ["returns"] });
    return body.data.order_link;
  };
  const first = await agreed();
  await draft("# Later");
  await publish();
  const second = await agreed();
  const textOf = async (link: string) => {
    const { agreed } = await office.order(link);
    const [kept] = await office.sql`select text from policy_text where version = ${agreed[0]?.text_version ?? ""}`;
    return kept?.text;
  };
  expect([await textOf(first), await textOf(second)]).toEqual([ours, "# Later"]);
});

test("the preview shows the draft on the shop's own page, and what is planned at its day", async () => {
  await draft(ours);
  await publish({ from: inHours(24) });
  await draft("# Draft");
  const title = async (body: object) => {
    const { url } = (await owner.call<{ url: string }>("POST", "/shopfront/preview", body)).body.data;
    let answered = "";
    await createApp(office.shop, true).preview(new Request(`http://shop.test${url}`), async (api) => {
      const answer = await (await api(new Request("http://shop.test/public/api/get/policy/returns"))).json();
      answered = answer.data.title;
      return { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(""), tags: undefined };
    });
    return answered;
  };
  const at = { draft: null, path: "/returnpolicy" };
  expect([
    await title({ ...at, at: null }),
    await title({ ...at, at: null, policy: "returns" }),
    await title({ ...at, at: inHours(25) }),
  ]).toEqual(["Return policy", "Draft", "Our returns"]);
});

test("of two who write at once the second is told, and nothing of the first is lost", async () => {
  const { version } = await read();
  const both = await Promise.all([draft("# One", version), draft("# Two", version)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = both.find(({ status }) => status === 200)?.body.data.text;
  expect((await read()).text).toBe(kept);
  expect((await publish({}, version)).status).toBe(409);
});

test.each([
  ["without a title", "Within 7 days", /begins with its title/],
  ["with a name that nobody knows", "# Returns\n\n{phone_of_the_owner}", /nobody knows/],
  ["of nothing", "  ", /begins with its title/],
  ["longer than a book", `# T\n${"x".repeat(100_000)}`, /100,000/],
  ["with half a character", "# Returns \ud800", /./],
])("a text %s is refused at its field, and nothing is kept", async (_, text, words) => {
  const { status, body } = await draft(text);
  expect([status, body.message]).toEqual([
    expect.toSatisfy((code) => code === 400 || code === 422),
    expect.stringMatching(words),
  ]);
  expect((await read()).draft).toBeNull();
});

test("nothing to publish, a time that is over and what shoppers read already are no edition", async () => {
  expect((await publish()).status).toBe(422);
  await draft(ours);
  expect((await publish({ from: inHours(-1) })).body.errors).toHaveProperty("from");
  expect((await draft((await read()).shown)).body.data.draft).toBeNull();
  expect((await read()).editions.filter(({ state }) => state !== "taken_back")).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { QuestionRow } from "../../contract/office/questions.ts";
import type { Today } from "../../contract/office/today.ts";
import type { Questions } from "../../contract/questions.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const flute = "venu-carnatic-flute-5-kattai";
const words = "Is it tuned to 440 Hz?\n\nAnd does a case come with it?";
let people = 0;
/** Somebody who asks, with an address and a network of his own. */
const asker = () => ({ product_url: flute, name: "Asha", email: `asker${++people}@example.com`, words });
const send = (body: object) => office.browser().call("POST", "/questions", body);
const read = async (page = 1) =>
  (await office.call<Questions>("GET", `/get/questions/${flute}?page=${page}`)).body.data;
const counted = async () =>
  (await office.call<{ questions: number }>("GET", `/get/product/${flute}`)).body.data.questions;
const rowOf = async (email: string) =>
  (
    await office.sql<
      { id: number; version: number; state: string }[]
    >`select id, version, state from question where email = ${email}`
  )[0] ?? { id: 0, version: 0, state: "none" };
type Act = (path: string, body: object) => Promise<{ status: number; body: Record<string, unknown> }>;
/** Somebody at the counter, who may answer. */
async function counter(): Promise<Act> {
  const { call } = await office.staffMember("counter");
  return (path, body) => call("POST", path, body);
}
/** Answers somebody's question as it is now. */
async function reply(email: string, answer: string) {
  const { id, version } = await rowOf(email);
  return (await (await counter())(`/questions/${id}/answer`, { version, answer })).status;
}
async function refuse(email: string, body: object) {
  const { id, version } = await rowOf(email);
  return (await (await counter())(`/questions/${id}`, { version, ...body })).status;
}

test("a question waits until somebody answers, and then stands with its answer; whoever asked is told once", async () => {
  const asked = asker();
  const before = await counted();
  expect((await send({ ...asked, product_url: flute.toUpperCase() })).status).toBe(200);
  expect([(await rowOf(asked.email)).state, (await read()).count, await counted()]).toEqual([
    "waiting",
    before,
    before,
  ]);
  expect(await office.mailsTo(asked.email)).toEqual([]);

  expect(await reply(asked.email, "Yes, at 27 °C.\nA cloth bag comes with it.")).toBe(200);
  const { count, questions } = await read();
  expect([count, await counted()]).toEqual([before + 1, before + 1]);
  expect(questions[0]).toMatchObject({ words, name: "Asha", answer: "Yes, at 27 °C.\nA cloth bag comes with it." });
  expect(JSON.stringify(questions)).not.toContain(asked.email);
  const [mail] = await office.mailsTo(asked.email);
  expect(mail?.text).toContain("Is it tuned to 440 Hz?");
  expect(mail?.text).toContain("A cloth bag comes with it.");
  expect(mail?.text).toContain(`http://shop.test/product/${flute}/questions`);

  expect(await reply(asked.email, "Yes, at 27 °C. A hard case comes with it.")).toBe(200);
  expect((await read()).questions[0]?.answer).toBe("Yes, at 27 °C. A hard case comes with it.");
  expect(await office.mailsTo(asked.email)).toHaveLength(1);
});

test("the same at once six times is one question, for one person", async () => {
  const [asked, another] = [asker(), asker()];
  const sent = await Promise.all([...Array.from({ length: 6 }, () => send(asked)), send(another)]);
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(await office.sql`select from question where email = ${asked.email}`).toHaveLength(1);
  const { id } = await rowOf(asked.email);
  expect(await office.sql`select from question_event where question_id = ${id}`).toHaveLength(1);
  expect((await rowOf(another.email)).state).toBe("waiting");
  await refuse(asked.email, { state: "refused", rule: "other_thing" });
  await send(asked);
  expect((await rowOf(asked.email)).state).toBe("refused"); // asking it again does not open it again
});

test("two who answer at once: one answer stands, and the other is told, with it", async () => {
  const asked = asker();
  await send(asked);
  const { id, version } = await rowOf(asked.email);
  const [one, two] = [await counter(), await counter()];
  const answers = await Promise.all([
    one(`/questions/${id}/answer`, { version, answer: "The first." }),
    two(`/questions/${id}/answer`, { version, answer: "The second." }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body.data as QuestionRow;
  expect(answers.find(({ status }) => status === 409)?.body.question).toEqual(kept);
  expect((await read()).questions.map(({ answer }) => answer)).toContain(kept.answer);
  expect(await office.mailsTo(asked.email)).toHaveLength(1);
});

test("answered and refused at once: one of both, and one mail that says which", async () => {
  const asked = asker();
  await send(asked);
  const { id, version } = await rowOf(asked.email);
  const [one, two] = [await counter(), await counter()];
  const both = await Promise.all([
    one(`/questions/${id}/answer`, { version, answer: "Yes." }),
    two(`/questions/${id}`, { version, state: "refused", rule: "advert" }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await office.mailsTo(asked.email)).toHaveLength(1);
});

test("refused and taken away by a rule alone, each in the audit; what was refused is told without its words", async () => {
  const asked = asker();
  await send({ ...asked, words: "Buy cheap flutes at example.net today!" });
  const why = { rule: "advert", reason: "It names another shop" };
  expect(await refuse(asked.email, { state: "refused" })).toBe(422);
  expect(await refuse(asked.email, { state: "refused", rule: "we don't like it" })).toBe(422);
  expect(await refuse(asked.email, { state: "removed", ...why })).toBe(409); // it was never shown
  expect(await refuse(asked.email, { state: "refused", ...why })).toBe(200);
  const mails = await office.mailsTo(asked.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("It advertises something else. It names another shop");
  expect(mails[0]?.text).not.toContain("example.net");

  // Refused by mistake, answered, taken away again.
  expect(await reply(asked.email, "We sell flutes ourselves.")).toBe(200);
  expect((await read()).questions[0]?.answer).toBe("We sell flutes ourselves.");
  expect(await refuse(asked.email, { state: "refused", ...why })).toBe(409);
  expect(await refuse(asked.email, { state: "removed", rule: "person" })).toBe(200);
  expect(JSON.stringify(await read())).not.toContain("We sell flutes ourselves.");
  const { id } = await rowOf(asked.email);
  const acts = await office.sql<
    { act: string; staff_name: string }[]
  >`select act, staff_name from audit where thing = 'question' and thing_id = ${String(id)} order by id`;
  expect(acts.map(({ act }) => act)).toEqual(["questions.refused", "questions.answer", "questions.removed"]);
  expect(acts.every(({ staff_name }) => staff_name === "The counter")).toBe(true);
  const states = await office.sql<
    { to_state: string; rule: string | null }[]
  >`select to_state, rule from question_event where question_id = ${id} order by seq`;
  expect(states.map(({ to_state, rule }) => [to_state, rule])).toEqual([
    ["waiting", null],
    ["refused", "advert"],
    ["answered", null],
    ["removed", "person"],
  ]);
});

test("the office has what waits, the oldest first, and names it for today", async () => {
  const [first, second] = [asker(), asker()];
  await send(first);
  await send(second);
  const { call } = await office.staffMember("counter");
  const { rows } = (await call<{ rows: QuestionRow[] }>("GET", "/questions")).body.data;
  const ids = [(await rowOf(first.email)).id, (await rowOf(second.email)).id];
  expect(rows.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  expect(JSON.stringify(rows)).not.toContain(first.email);
  const today = (await call<Today>("GET", "/today")).body.data.groups.find(({ kind }) => kind === "questions");
  expect(today?.count).toBe(rows.length);
  expect(today?.items[0]).toMatchObject({ id: String(rows[0]?.id), since: rows[0]?.asked_at });
});

test("neither one network nor one address can flood the staff", async () => {
  const one = office.browser();
  const network = [];
  for (let n = 0; n < 11; n++) network.push((await one.call("POST", "/questions", asker())).status);
  expect([network[0], network.at(-1)]).toEqual([200, 429]);
  const { email } = asker();
  const sender = [];
  for (let n = 0; n < 7; n++) sender.push((await send({ ...asker(), email, words: `Is it in tune at ${n}?` })).status);
  expect([sender[0], sender.at(-1)]).toEqual([200, 429]);
});

test.each<[string, object]>([
  ["too few words", { words: "Good" }],
  ["too many words", { words: "x".repeat(1_001) }],
  ["a bomb of words", { words: "x".repeat(50_000) }],
  ["half a character", { words: "A flute with half a \ud83d character" }],
  ["a NUL", { name: "Asha\0" }],
  ["no name", { name: " " }],
  ["no address", { email: "asha" }],
  ["an address with a line of its own", { email: "asha@example.com\r\nBcc: ravi@example.com" }],
])("%s is refused beside its field", async (_, wrong) => {
  const { status, body } = await send({ ...asker(), ...wrong });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(wrong)]);
});

test("markup stays text, also in the mail, and signs that control or turn the text round are dropped", async () => {
  const asked = asker();
  await send({ ...asked, name: "\u202eAsha", words: "<script>alert(1)</script> \u202eevil\u202c \u0007bell" });
  const [row] = await office.sql`select name, words from question where email = ${asked.email}`;
  expect(row).toEqual({ name: "Asha", words: "<script>alert(1)</script> evil bell" });
  await reply(asked.email, "No <b>markup</b> here.");
  const [mail] = await office.mailsTo(asked.email);
  expect(mail?.html).toContain("&lt;script&gt;alert(1)");
  expect(mail?.html).not.toContain("<script>");
});

test("nothing is asked about what is not to be seen", async () => {
  expect((await send({ ...asker(), product_url: "no-such-product" })).status).toBe(404);
  expect((await office.call("GET", "/get/questions/no-such-product")).status).toBe(404);
});

test("more than ten come by the page", async () => {
  const before = (await read()).count;
  await office.sql`
    insert into question (product_id, email, state, name, words, answer, answered_at)
    select id, 'many@example.com', 'answered', 'Asha', 'Question ' || n, 'Yes.', now() - interval '1 year' from product, generate_series(1, 12) n
    where slug = ${flute}`;
  const last = Math.ceil((before + 12) / 10);
  const pages = await Promise.all(Array.from({ length: last }, (_, n) => read(n + 1)));
  expect(new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id))).size).toBe(before + 12);
  expect((await read(999)).page).toBe(last);
});

test("a customer's data have his questions, asked logged in or not, and his account takes them with it", async () => {
  const password = "three tanpuras at dawn";
  const asVisitor = asker();
  await send(asVisitor);
  const member = await office.member({ name: "Asha Raman", email: asVisitor.email, mobile: "9876543210", password });
  const elsewhere = asker(); // logged in, with another address for the answer
  expect((await member.call("POST", "/questions", elsewhere)).status).toBe(200);
  const stranger = asker();
  await send(stranger);
  await reply(elsewhere.email, "Yes.");
  const before = await counted();
  const data = (await member.call("GET", "/customer/data")).body.data as { questions: { state: string }[] };
  expect(data.questions.map(({ state }) => state)).toEqual(["waiting", "answered"]);
  expect((await member.call("DELETE", "/customer", { current_password: password })).status).toBe(200);
  const left = await Promise.all([asVisitor, elsewhere, stranger].map(({ email }) => rowOf(email)));
  expect(left.map(({ state }) => state)).toEqual(["none", "none", "waiting"]);
  expect(await counted()).toBe(before - 1);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { ProductList } from "../../contract/catalogue.ts";
import type { ReviewPage, Reviews } from "../../contract/reviews.ts";
import { officeOrder, officeReturn } from "../../tests/support/officeOrders.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { askForReviews } from "./jobs.ts";
import { reviewToken } from "./reviewLink.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const flute = "venu-carnatic-flute-5-kattai";
const said = {
  product_url: flute,
  rating: "4",
  title: "Sweet tone",
  words: "In tune from shadja to the upper panchama.\n\nThe case is thin.",
  name: "Asha",
  town: "Madurai",
};
/** A delivered order, and the path of its reviews. */
async function bought() {
  const order = await officeOrder(office, { to: "delivered" });
  return { ...order, path: `/reviews/${reviewToken(office.shop.secret, order.orderNo)}` };
}
/** Sends it from a network of its own. */
async function send(path: string, body: object) {
  const answer = await office.browser().call("POST", path, body);
  return { ...answer, page: answer.body.data as ReviewPage };
}
const read = async (page = 1) => (await office.call<Reviews>("GET", `/get/reviews/${flute}?page=${page}`)).body.data;
/** Its stars as lists have them. */
async function listed() {
  const { body } = await office.call<unknown>("GET", `/get/products?search=${flute}`);
  const { products } = ProductList.parse(body);
  const card = products.find(({ product_url }) => product_url === flute);
  return [card?.rating, card?.reviews];
}
const rowOf = async (email: string) =>
  (
    await office.sql<
      { id: number; version: number; state: string }[]
    >`select id, version, state from review where email = ${email}`
  )[0] ?? { id: 0, version: 0, state: "none" };
async function judge(email: string, body: object) {
  const { call } = await office.staffMember("counter");
  const { id, version } = await rowOf(email);
  return (await call("POST", `/reviews/${id}`, { version, ...body })).status;
}

test("a review waits until somebody shows it, and then counts", async () => {
  expect(await read()).toMatchObject({ count: 0, average: null, reviews: [] });
  const { path, buyer } = await bought();
  const sent = await send(path, said);
  expect([sent.status, sent.page.lines[0]?.review?.state]).toEqual([200, "waiting"]);
  expect((await read()).count).toBe(0);
  expect(await judge(buyer.email, { state: "shown" })).toBe(200);
  expect(await read()).toMatchObject({ count: 1, average: 4, histogram: [0, 0, 0, 1, 0] });
  expect((await read()).reviews[0]).toMatchObject({ words: said.words, name: "Asha", town: "Madurai", answer: "" });
  const product = await office.call<{ rating: number }>("GET", `/get/product/${flute}`);
  expect(product.body.data.rating).toBe(4);
  expect(await listed()).toEqual([4, 1]);
  expect(JSON.stringify(await read())).not.toContain(buyer.email);
  // Other words take its place and wait again.
  await send(path, { ...said, rating: "2" });
  expect(await read()).toMatchObject({ count: 0, average: null });
  expect((await office.call<{ rating: number | null }>("GET", `/get/product/${flute}`)).body.data.rating).toBeNull();
  expect(await listed()).toEqual([null, 0]);
  await judge(buyer.email, { state: "shown" });
  expect((await read()).average).toBe(2);
});

test("the same at once sixteen times is one review, and the same words again change nothing", async () => {
  const { path, buyer } = await bought();
  const sent = await Promise.all(Array.from({ length: 16 }, () => send(path, said)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  const events =
    await office.sql`select to_state from review_event e join review r on r.id = e.review_id where r.email = ${buyer.email}`;
  expect([(await rowOf(buyer.email)).version, events.length]).toEqual([1, 1]);
});

test("only what was delivered and kept can be reviewed, and only by its link", async () => {
  const token = (orderNo: string) => reviewToken(office.shop.secret, orderNo);
  const onTheWay = await officeOrder(office, { to: "shipped" });
  expect((await send(`/reviews/${token(onTheWay.orderNo)}`, said)).status).toBe(404);
  const back = await officeReturn(office);
  expect((await send(`/reviews/${token(back.orderNo)}`, said)).status).toBe(404);
  const { path, orderNo } = await bought();
  expect((await send(path, { ...said, product_url: "kaveri-ottu-veena" })).status).toBe(404);
  for (const wrong of [`${orderNo}-${"x".repeat(22)}`, orderNo, "x"])
    expect((await office.call("GET", `/reviews/${wrong}`)).status).toBe(404);
});

test("one network can't flood the staff", async () => {
  const { path } = await bought();
  const one = office.browser();
  const sent = [];
  for (let n = 0; n < 22; n++)
    sent.push((await one.call("POST", path, { ...said, words: `In tune and light, ${n}.` })).status);
  expect([sent[0], sent.at(-1)]).toEqual([200, 429]);
});

test("looking changes nothing, as often as one looks", async () => {
  const { path, buyer } = await bought();
  await Promise.all(Array.from({ length: 8 }, () => office.call("GET", path)));
  expect((await rowOf(buyer.email)).state).toBe("none");
});

test.each<[string, object]>([
  ["no stars", { rating: "" }],
  ["six stars", { rating: "6" }],
  ["half a star", { rating: "4.5" }],
  ["too few words", { words: "Good" }],
  ["too many words", { words: "x".repeat(1_801) }],
  ["half a character", { words: "A flute with half a \ud83d character" }],
  ["a NUL", { name: "Asha\0" }],
  ["no name", { name: " " }],
])("%s is refused beside its field", async (_, wrong) => {
  const { path, buyer } = await bought();
  const { status, body } = await send(path, { ...said, ...wrong });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(wrong)]);
  expect((await rowOf(buyer.email)).state).toBe("none");
});

test("markup stays text, and signs that control or turn the text round are dropped", async () => {
  const { path, buyer } = await bought();
  const hostile = { ...said, words: "<script>alert(1)</script> \u202eevil\u202c \u0007bell", title: "\u202eTitle" };
  await send(path, hostile);
  const [row] = await office.sql`select title, words from review where email = ${buyer.email}`;
  expect(row).toEqual({ title: "Title", words: "<script>alert(1)</script> evil bell" });
});

test("refused and taken away by a rule with words alone, in the history and the audit; who saw an older one is told", async () => {
  const { path, buyer } = await bought();
  await send(path, said);
  const why = { rule: "advert", reason: "It names another shop" };
  expect(await judge(buyer.email, { state: "refused" })).toBe(422);
  expect(await judge(buyer.email, { state: "refused", rule: "bad review", reason: "Bad for us" })).toBe(422);
  expect(await judge(buyer.email, { state: "removed", ...why })).toBe(409); // it was never shown
  expect(await judge(buyer.email, { state: "refused", ...why })).toBe(200);
  const seen = (await office.call<ReviewPage>("GET", path)).body.data.lines[0]?.review;
  expect([seen?.state, seen?.reason]).toEqual(["refused", "It advertises something else. It names another shop"]);
  expect(await judge(buyer.email, { state: "shown" })).toBe(200);
  const { id, version } = await rowOf(buyer.email);
  const { call } = await office.staffMember("owner");
  const both = await Promise.all(
    [0, 1].map(() => call("POST", `/reviews/${id}`, { state: "removed", version, ...why })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const acts = await office.sql<
    { act: string }[]
  >`select act from audit where thing = 'review' and thing_id = ${String(id)} order by id`;
  expect(acts.map(({ act }) => act)).toEqual(["reviews.refused", "reviews.shown", "reviews.removed"]);
  const states = await office.sql<
    { to_state: string }[]
  >`select to_state from review_event where review_id = ${id} order by seq`;
  expect(states.map(({ to_state }) => to_state)).toEqual(["waiting", "refused", "shown", "removed"]);
});

test("the shop's answer stands with it, and goes with the words that it was an answer to", async () => {
  const { path, buyer } = await bought();
  await send(path, said);
  await judge(buyer.email, { state: "shown" });
  const { call } = await office.staffMember("counter");
  const { id, version } = await rowOf(buyer.email);
  const answered = await call("POST", `/reviews/${id}/answer`, {
    version,
    answer: "Thank you.\nThe new case is thicker.",
  });
  expect(answered.status).toBe(200);
  expect((await read()).reviews[0]?.answer).toBe("Thank you.\nThe new case is thicker.");
  await send(path, { ...said, words: "I take all of it back, it is lovely." });
  await judge(buyer.email, { state: "shown" });
  expect((await read()).reviews[0]).toMatchObject({ words: "I take all of it back, it is lovely.", answer: "" });
});

/** As if the order had been delivered so many days ago. */
const deliveredAgo = async (orderNo: string, days: number) => {
  await office.sql`alter table order_event disable trigger user`;
  await office.sql`
    update order_event set at = now() - ${days} * interval '1 day'
    where to_state = 'delivered' and order_id = (select id from orders where order_no = ${orderNo})`;
  await office.sql`alter table order_event enable trigger user`;
};
const asking = async (email: string) => (await office.mailsTo(email)).filter(({ text }) => text.includes("/review/"));

test("the buyer is asked once, ten days after it came, and never after leaving by one click", async () => {
  const [early, due, back] = [await bought(), await bought(), await officeReturn(office)];
  await deliveredAgo(early.orderNo, 9);
  await deliveredAgo(due.orderNo, 11);
  await deliveredAgo(back.orderNo, 11);
  await Promise.all([askForReviews(office.shop), askForReviews(office.shop)]);
  await askForReviews(office.shop);
  expect([await asking(early.buyer.email), await asking(back.buyer.email)]).toEqual([[], []]);
  const mails = await asking(due.buyer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`http://shop.test${due.path.replace("/reviews/", "/review/")}`);
  expect(mails[0]?.text).toContain("Don’t ask me again");

  const click = new Request(`http://shop.test/public/api${early.path}/leave`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect((await office.api.fetch(click)).status).toBe(200);
  await deliveredAgo(early.orderNo, 11);
  await askForReviews(office.shop);
  expect(await asking(early.buyer.email)).toEqual([]);
  expect((await office.call<ReviewPage>("GET", early.path)).body.data.left).toBe(true);
});

test("a customer's data have his reviews, and his account takes them with it", async () => {
  const { path, buyer, orderNo } = await bought();
  await send(path, said);
  await judge(buyer.email, { state: "shown" });
  const before = (await read()).count;
  const password = "three tanpuras at dawn";
  const member = await office.member({ ...buyer, password });
  const data = (await member.call("GET", "/customer/data")).body.data as {
    reviews: { words: string; state: string }[];
  };
  expect(data.reviews).toMatchObject([{ words: said.words, state: "shown" }]);
  expect((await member.call("DELETE", "/customer", { current_password: password })).status).toBe(200);
  expect((await read()).count).toBe(before - 1);
  expect((await rowOf(buyer.email)).state).toBe("none");
  expect((await office.call("GET", path)).status).toBe(404);
  expect(orderNo).not.toBe("");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { officeOrder } from "../../tests/support/officeOrders.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { reviewToken } from "./reviewLink.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const flute = "venu-carnatic-flute-5-kattai";
const said = {
  product_url: flute,
  rating: "2",
  title: "",
  words: "Sharp above the Pa.",
  name: "<b>Asha</b>",
  town: "",
};

/** Somebody who has bought and reviewed the flute; how he writes anew, how he is judged and answered, and what he is written. */
async function author() {
  const { buyer, orderNo } = await officeOrder(office, { to: "delivered" });
  const path = `/reviews/${reviewToken(office.shop.secret, orderNo)}`;
  const write = (words: string) => office.browser().call("POST", path, { ...said, words });
  await write(said.words);
  const { call } = await office.staffMember("counter");
  const change = async (more: string, body: object) => {
    const [row] = await office.sql<
      { id: number; version: number }[]
    >`select id, version from review where email = ${buyer.email}`;
    const answer = await call("POST", `/reviews/${row?.id}${more}`, { version: row?.version, ...body });
    expect(answer.status).toBe(200);
  };
  return {
    path,
    write,
    judge: (body: object) => change("", body),
    answer: (words: string) => change("/answer", { answer: words }),
    told: async () =>
      (await office.mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith("Your review of the ")),
  };
}
const advert = { rule: "advert", reason: "It names <another> shop." };

test("a review's author is told once that it is shown, in text and HTML, and once more when it is answered", async () => {
  const { judge, answer, told } = await author();
  expect(await told()).toEqual([]);
  await judge({ state: "shown" });
  const [shown] = await told();
  for (const body of [shown?.text, shown?.html]) {
    expect(body).toContain("It is shown on the product’s page now");
    expect(body).toContain(`http://shop.test/product/${flute}/reviews`);
    expect(body).toContain("No mails about reviews");
  }
  expect(shown?.html).toContain("&lt;b&gt;Asha");
  await answer("Thank you.\nWe have tuned the next ones.");
  await answer("Thank you. We have tuned the next ones anew.");
  const mails = await told();
  expect(mails).toHaveLength(2);
  // The second change came before the mail went: it says what holds.
  expect(mails.filter(({ text }) => text.includes("We have tuned the next ones anew."))).toHaveLength(1);
  await judge({ state: "removed", ...advert });
  await judge({ state: "shown" });
  expect(await told()).toHaveLength(2); // shown again before a mail went: nothing new
});

test("one that is refused or taken away is told by its rule, with the way to write it anew; then it is told again", async () => {
  const { path, write, judge, told } = await author();
  await judge({ state: "refused", ...advert });
  const [refused] = await told();
  expect(refused?.text).toContain("We don’t show it on the product’s page.");
  expect(refused?.text).toContain("It advertises something else. It names <another> shop.");
  expect(refused?.html).toContain("It names &lt;another&gt; shop.");
  expect(refused?.text).toContain(`http://shop.test${path.replace("/reviews/", "/review/")}?product=${flute}`);
  await write("Sharp above the Pa, and the cork is loose.");
  await judge({ state: "refused", ...advert });
  expect(await told()).toHaveLength(2);
  await judge({ state: "shown" });
  await told();
  await judge({ state: "removed", ...advert });
  const taken = (await told()).filter(({ text }) => text.includes("It is not shown on the product’s page any more."));
  expect(taken).toHaveLength(1);
});

test("what was taken back before the mail went is not told, nor anything to who has left", async () => {
  const { path, write, judge, answer, told } = await author();
  await answer("We are sorry.");
  await judge({ state: "shown" });
  await write("I take all of it back, it is lovely.");
  expect(await told()).toEqual([]);
  await answer("We are glad.");
  await judge({ state: "shown" });
  const [one] = await told();
  expect(one?.text).toContain("We have answered it:\n\nWe are glad.");
  await office.call("POST", `${path}/leave`);
  await write("I take that back too.");
  await judge({ state: "shown" });
  expect(await told()).toHaveLength(1);
});

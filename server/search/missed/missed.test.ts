import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ProductList } from "../../../contract/catalogue.ts";
import type { Figures } from "../../../contract/office/figures.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { daysAfter } from "../../figures/period.ts";
import { noteMissed, wordsToKeep } from "./noteMissed.ts";
import { sweepMissed, writeMissed } from "./writeMissed.ts";

let office: TestOffice;
let today = "";
const search = (query: Record<string, string>) =>
  office.api.fetch(new Request(`http://shop.test/public/api/get/products?${new URLSearchParams(query)}`));
beforeAll(async () => {
  office = await testOffice();
  const [day] = await office.sql<[{ today: string }]>`select india_today()::text as today`;
  today = day.today;
  // From the index alone it is known what is not there.
  await vi.waitFor(async () => expect((await search({ search: "veena" })).headers.has("Cache-Tag")).toBe(true), 20_000);
});
beforeEach(async () => {
  await writeMissed(office.shop);
  await office.sql`delete from search_missed`;
});
afterAll(() => office.close());

const kept = async () => {
  await writeMissed(office.shop);
  return [...(await office.sql`select words, maker, times from search_missed order by times desc, words`)];
};

test.each([
  ["  Sitar   STRINGS ", "sitar strings"],
  ["சிதார்", "சிதார்"],
  ["asha@example.com", undefined],
  ["98400 12345", undefined],
  ["Yamaha PSR-E373", "yamaha psr-e373"],
  ["order 2W4KR-98213", undefined],
  ["x".repeat(61), undefined],
  ["?!", undefined],
  ["x", undefined],
])("of %j is kept %j", (typed, words) => expect(wordsToKeep(typed)).toBe(words));

test("what shoppers look for in vain is counted by its words, each time that it is asked", async () => {
  for (const words of ["Xqzzy  wvvk", "xqzzy WVVK", "qqjjx"]) {
    const answer = await search({ search: words });
    expect(((await answer.json()) as ProductList).total).toBe(0);
    expect(answer.headers.has("Cache-Tag")).toBe(false); // one that is kept would be counted once
  }
  expect(await kept()).toEqual([
    { words: "xqzzy wvvk", maker: "", times: 2 },
    { words: "qqjjx", maker: "", times: 1 },
  ]);
});

test("a maker that is not sold is named; what filters leave nothing of was found", async () => {
  const answer = (await (await search({ search: "yamaha veena" })).json()) as ProductList;
  expect(answer.not_sold).toBeDefined();
  await search({ search: "veena", max_price: "1" });
  await search({ search: "qqjjx", max_price: "1" });
  await search({ search: "qqjjx", page: "2" });
  await search({ search: "veena" });
  expect(await kept()).toEqual([{ words: "yamaha veena", maker: "Yamaha", times: 1 }]);
});

test("a day has so many words, however many are typed; those it has go on being counted", async () => {
  await office.sql`
    insert into search_missed (day, words, times) select india_today(), 'word ' || n, 1 from generate_series(1, 1000) n`;
  for (const words of ["word 7", "one more"]) noteMissed(office.shop.settings, words);
  await writeMissed(office.shop);
  expect([...(await office.sql`select times from search_missed where words in ('word 7', 'one more')`)]).toEqual([
    { times: 2 },
  ]);
});

test("nodes that write the same words at once lose none, and wait for one another", async () => {
  const { sql } = office;
  const nodes = Array.from({ length: 4 }, () => ({ sql, settings: { ...office.shop.settings } }));
  const words = ["aaa", "bbb", "ccc", "ddd"];
  for (const [n, { settings }] of nodes.entries())
    for (const word of n % 2 ? words : words.toReversed()) noteMissed(settings, word);
  await Promise.all(nodes.map((node) => writeMissed(node)));
  expect(await kept()).toEqual(words.map((word) => ({ words: word, maker: "", times: 4 })));
});

test("what is old is forgotten", async () => {
  await office.sql`
    insert into search_missed (day, words, times) values (india_today() - 801, 'old', 1), (india_today() - 799, 'not so old', 1)`;
  await sweepMissed(office.shop);
  expect((await kept()).map(({ words }) => words)).toEqual(["not so old"]);
});

test("the figures of some days tell what was looked for in vain in them, the most wanted first, and a file tells all", async () => {
  await office.sql`
    insert into search_missed (day, words, maker, times)
    values (india_today(), 'sitar', '', 2), (india_today() - 1, 'sitar', '', 3), (india_today(), '=yamaha', 'Yamaha', 4), (india_today() - 9, 'oud', '', 9)`;
  await office.sql`insert into search_missed (day, words, times) select india_today(), 'word ' || n, 1 from generate_series(1, 30) n`;
  const owner = await office.staffMember("owner");
  const days = (from: number) =>
    `period=own&from=${daysAfter(today, from)}&to=${daysAfter(today, from === 0 ? 0 : from + 1)}`;
  const missedIn = async (query: string) => (await owner.call<Figures>("GET", `/figures?${query}`)).body.data.missed;
  expect(await missedIn(days(-1))).toHaveLength(20);
  expect((await missedIn(days(-1))).slice(0, 2)).toEqual([
    { words: "sitar", maker: "", times: 5 },
    { words: "=yamaha", maker: "Yamaha", times: 4 },
  ]);
  expect((await missedIn(days(0)))[0]?.words).toBe("=yamaha");
  expect(await missedIn(days(-20))).toEqual([]);
  const file = await (await owner.fetch("GET", `/figures/missed?${days(-1)}`)).text();
  const lines = file.replace("\ufeff", "").trimEnd().split("\r\n");
  expect(lines.slice(0, 3)).toEqual(["words,times,maker_not_sold", "sitar,5,", "'=yamaha,4,Yamaha"]);
  expect(lines).toHaveLength(33);
});

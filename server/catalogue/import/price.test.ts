import { expect, test } from "vitest";
import { noPrice, parsePrice, readPrice } from "./price.ts";
import { readPrices } from "./variantRules.ts";

test.each([
  ["1299", 129_900],
  ["1299.5", 129_950],
  ["Rs. 1,299.00", 129_900],
  ["Rs.1299/-", 129_900],
  ["INR 1,24,999", 12_499_900],
  ["₹1,299", 129_900],
  ["1.299,00", 129_900],
  ["1 299,50", 129_950],
  ["1,299", 129_900],
  ["1.234.567", 123_456_700],
  ['="1299.00"', 129_900],
  ["0.01", 1],
  ["19.995", 2_000],
  ["19.9949", 1_999],
  ["90071992547409.93", undefined],
  ["9999999999.99", 999_999_999_999],
])("the price %s is %s paise", (text, paise) => expect(parsePrice(text)).toBe(paise));

test.each(["", "0", "0.00", "-5", "free", "1e5", "1,2345", "12 or 13", "1.2,3.4", "=1+1", "0.004"])(
  "%j is no price",
  (text) => expect(parsePrice(text)).toBeUndefined(),
);

test("a price that is too large is told from one that can't be read", () => {
  expect(noPrice("price", "90071992547409.93")).toBe('the price "90071992547409.93" is above ₹1,000 crore');
  expect(noPrice("price", "free")).toBe(`the price "free" can't be read or is not above zero`);
});

test("parts of a paisa are rounded and noticed; noughts behind the paise are nothing", () => {
  const notices: string[] = [];
  const read = (price: string, compareAt?: string) => readPrices(price, compareAt, (reason) => notices.push(reason));
  expect(read("10.999")).toEqual({ list_price: 1_100, mrp: null });
  expect(read("10.9900")).toEqual({ list_price: 1_099, mrp: null });
  expect(read("10", "99999999999")).toEqual({ list_price: 1_000, mrp: 1_000 });
  expect(notices).toEqual([
    'the price "10.999" has parts of a paisa; it is ₹11',
    'the compare-at price "99999999999" is above ₹1,000 crore; the MRP is the price',
  ]);
  expect(readPrice("10.99")).toEqual({ paise: 1_099, rounded: false });
});

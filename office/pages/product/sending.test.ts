import { expect, test } from "vitest";
import { emptyFields } from "./fields.ts";
import { newProductOf, type Wrong } from "./sending.ts";

const wrongOf = (typed: Record<string, string>) => {
  const wrong: Wrong = {};
  newProductOf({ ...emptyFields, ...typed }, wrong);
  return wrong;
};

test("an empty new product is asked for its name, maker, shelf and price, each at its field", () => {
  expect(wrongOf({ name: " " })).toEqual({
    name: "Please enter a name.",
    brand: "Please enter the maker.",
    category: "Please choose a shelf.",
    "new.1.list_price": "Please enter an amount in rupees, such as 1,249.50.",
  });
  const whole = { name: "Lyre", brand: "Venu", category: "lyres", "new.1.list_price": "12,499" };
  expect(wrongOf(whole)).toEqual({});
  expect(wrongOf({ ...whole, "new.1.list_price": "999999999999" })["new.1.list_price"]).toMatch(/^That is too much\./);
});

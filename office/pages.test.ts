import { expect, test } from "vitest";
import { pages } from "./pages.ts";

test("no two screens have one address or one key to go there by", () => {
  const paths = pages.map(({ path }) => path);
  const keys = pages.flatMap(({ menu }) => menu?.go ?? []);
  for (const all of [paths, keys]) expect(all.filter((one, n) => all.indexOf(one) !== n)).toEqual([]);
});

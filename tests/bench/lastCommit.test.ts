import { expect, test } from "vitest";
import { letThrough } from "./lastCommit.ts";

test("a commit lets a work be slower by a line of its own in its message, with the reason", () => {
  const messages = `A product's page shows what fits

Slower: quote + order, the order's lines are looked up once more
Slower: keystroke
It is slower: rendered page, somewhat

Slower: list, as it counts colours
`;
  expect([...letThrough(messages)]).toEqual([
    ["quote + order", "the order's lines are looked up once more"],
    ["list", "as it counts colours"],
  ]);
});

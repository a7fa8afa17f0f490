import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { productRow } from "../../tests/support/testProduct.ts";
import { find } from "./find.ts";
import { IndexBuilder } from "./indexBuilder.ts";

/** The trade's names with all that shoppers write for them, one product of each and no alternative names. */
const names = readFileSync(join(import.meta.dirname, "..", "..", "tests", "relevance", "names.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line, i) => {
    const [name = "", spellings = ""] = line.split("\t");
    return { id: i + 1, name, spellings: spellings.split("|") };
  });

const builder = new IndexBuilder([{ id: 1, slug: "all", name: "Everything", parent_id: null, facets: [] }]);
for (const { id, name } of names) builder.add(productRow({ id, name }));
const index = builder.finish();

/** Two rows share "dhol" and "बाँसुरी": either will do. */
const belongsTo = (spelling: string, name: string | undefined) =>
  names.some((row) => row.name === name && row.spellings.includes(spelling));

describe("every name of the trade is found by each of its spellings and scripts", () => {
  test.each(names)("$name", ({ spellings }) => {
    const nameOf = (typed: string) => names[(find(index, typed, 1)?.ids[0] ?? 0) - 1]?.name;
    expect(spellings.filter((typed) => !belongsTo(typed, nameOf(typed)))).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { testDatabase } from "../../tests/support/testDatabase.ts";
import { readList } from "./readList.ts";

test("a list of texts is read as PostgreSQL writes it", async () => {
  const database = await testDatabase();
  const lists = [
    [],
    [""],
    ["sitar", "bass guitar", "NULL", "null"],
    ['5" drum', "back\\slash", '\\"', "{curly}", "a,b", " ", "two\nlines", "tab\tbed", "தவில்", "½"],
  ];
  for (const list of lists) {
    const [row] = await database.sql<{ written: string }[]>`select ${list}::text[]::text as written`;
    expect(readList(row?.written ?? "")).toEqual(list);
  }
  await database.close();
});

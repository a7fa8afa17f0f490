import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contractions, contractsAfter } from "./expanding.ts";
import { allReleases } from "./releases.ts";

test.each([
  ["alter table orders drop column note", "drops a column"],
  ["alter table orders drop note", "drops a column"],
  ["drop table coupon", "drops what"],
  ["alter table orders add column a int, rename column note to notes", "renames"],
  ["alter table orders rename to sales", "renames"],
  ["alter type state rename value 'a' to 'b'", "renames"],
  ["alter table orders add a text not null", "does not fill"],
  ["alter table orders add column if not exists a numeric(10, 2) not null check (a > 0)", "does not fill"],
  ["alter table orders alter column total type numeric", "type"],
  ["alter table orders alter total set data type numeric(10, 2)", "type"],
  ["alter table orders alter column note set not null", "empty"],
  ["alter table orders alter column note drop default", "default"],
  ["TRUNCATE orders", "empties"],
])("%s takes away", (sql, what) => {
  expect(contractions(`-- why\ncreate index a on b (c);\n${sql};`)).toEqual([expect.stringContaining(what)]);
});

test.each([
  "create table gift (id bigint primary key, note text not null); alter table gift add column more text not null",
  "alter table orders add column gift text, add column wrapped boolean not null default false",
  "alter table orders alter column note drop not null, drop constraint orders_state_check",
  "-- drop table orders;\ncomment on table orders is 'drop table orders; rename'",
  "create or replace function f() returns trigger language plpgsql as $$ begin drop table a; return null; end $$",
  "alter table orders add constraint positive check (total >= 0) not valid",
])("%s only adds", (sql) => expect(contractions(sql)).toEqual([]));

const folder = join(import.meta.dirname, "migrations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const last = allReleases.at(-1);

test("migrations after the last release only add; one that takes away says after which release nobody used it any more", () => {
  if (last) expect(files).toContain(last.migration);
  const since = files.slice(last ? files.indexOf(last.migration) + 1 : files.length);
  const names = allReleases.map(({ name }) => name);
  for (const name of since) {
    const sql = readFileSync(join(folder, name), "utf8");
    const after = contractsAfter(sql);
    if (after === undefined) expect([name, contractions(sql)]).toEqual([name, []]);
    else expect(names).toContain(after);
  }
});

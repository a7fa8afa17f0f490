import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { OrderState } from "../contract/orders.ts";

const root = join(import.meta.dirname, "..");
const found = (pattern: string) => globSync(pattern, { cwd: root });
const documents = found("{*.md,{contract,demo,docs,office,shop,storefront,tests}/**/*.md}");
/** What only an owner writes, and what is written for him; the demo has none. */
const owners = ["gstr1.json", "brands.json", "tax.json", "fonts.json"];
const names = new Set([
  ...owners,
  ...[
    "*.{ts,json}",
    "{bin,cluster,contract,demo,office,server,shop,storefront,studio,tests}/**/*.{ts,tsx,css,json,tsv}",
    "catalogue/pictures/files/*/made.json",
  ].flatMap((pattern) => found(pattern).map((file) => basename(file))),
]);

/** Placeholders for any name, as in `studio/models/kinds/KIND.ts`. */
const anyName = /\b(KIND|FINISH|SCENE|NAME|FILE|NNNN)\b/g;
const path = /^(cluster|server|storefront|office|contract|tests|bin|docs|demo|shop|studio|catalogue)\/[\w./*{},-]+$/;
const fileName = /^[\w.-]+\.(ts|tsx|css|json|tsv)$/;

/** Whether a thing in backticks that looks like a file of ours is one; true for all else. */
function isThere(named: string): boolean {
  const pattern = named.replace(anyName, "*");
  if (path.test(pattern)) return found(pattern).length > 0;
  return !fileName.test(pattern) || pattern.includes("*") || names.has(pattern);
}

test.each(documents)("%s names files that there are, and its links lead somewhere", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.replace(/```[^]*?```/g, "").matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!\w+:|#|\/|\{)([^)#\s]+)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

/** What a document's links lead to beside it. */
const linked = (document: string) =>
  [...readFileSync(join(root, document), "utf8").matchAll(/\]\(([\w-]+\.md)[)#]/g)].map(([, name]) => name);

test.each(["docs", "docs/decisions"])("%s/README.md lists every document beside it", (folder) => {
  const beside = found(`${folder}/*.md`).map((file) => basename(file));
  const listed = new Set(linked(`${folder}/README.md`));
  expect(beside.filter((name) => name !== "README.md" && !listed.has(name))).toEqual([]);
});

test("docs/orders.md names every job that the code has, and no other", () => {
  const code = found("server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const jobs = code.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bname: "([^"]+)",\s*every: /g)].map(([, name = ""]) => name),
  );
  const [, told = ""] = readFileSync(join(root, "docs/orders.md"), "utf8").split("## What happens by itself");
  const [section = ""] = told.split("\n## ");
  const rows = [...section.matchAll(/^\| ([a-z][^|]*) \|/gm)].flatMap(([, cell = ""]) => cell.split(", "));
  const besides = [...section.matchAll(/\*(forget [^*]+)\*/g)].map(([, name = ""]) => name.replace("\n", " "));
  expect([...rows, ...besides].sort()).toEqual(jobs.sort());
});

test("contract/README.md names order states that there are", () => {
  const text = readFileSync(join(root, "contract/README.md"), "utf8");
  const [, meaning = ""] = /^\| order, order state \|([^|]*)\|/m.exec(text) ?? [];
  const named = [...meaning.matchAll(/`(\w+)`/g)].map(([, state = ""]) => state);
  expect(named).not.toEqual([]);
  expect(named.filter((state) => !OrderState.safeParse(state).success)).toEqual([]);
});

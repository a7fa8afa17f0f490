import { expect, test } from "vitest";
import { cellLimit, readRows } from "./readRows.ts";

/** The rows of a text that arrives in pieces of `size`: each as its cells, bad lines as "line-lastLine". */
async function read(text: string, size = text.length || 1) {
  async function* pieces() {
    for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
  }
  const found: (string[] | string)[] = [];
  for await (const row of readRows(pieces())) found.push("cells" in row ? row.cells : `${row.line}-${row.lastLine}`);
  return found;
}

test("quotes, commas and line breaks inside cells, whatever the pieces it arrives in", async () => {
  const text = '\ufeffa,b\r\n"x, ""y""","1\r\n2"\r\n\r\n,\r\n"",last';
  const rows = [
    ["a", "b"],
    ['x, "y"', "1\r\n2"],
    ["", "last"],
  ];
  for (const size of [1, 2, 3, 7, 100]) expect(await read(text, size)).toEqual(rows);
});

test.each([["\n"], ["\r\n"], ["\r"]])("lines end with %j", async (end) => {
  expect(await read(["a,b", "1,2", "3,4", ""].join(end), 2)).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", "4"],
  ]);
});

test.each([[";"], ["\t"]])("cells are separated by %j", async (mark) => {
  expect(await read(`a${mark}b\n1,5${mark}2`)).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
});

test("a quote in the middle of a cell is a quote", async () => {
  expect(await read('a,b\n24" drum,x\n"12" cymbal",y')).toEqual([
    ["a", "b"],
    ['24" drum', "x"],
    ['12" cymbal', "y"],
  ]);
});

test("a quote that is never closed costs its own line, not the ones after it", async () => {
  const text = 'a,b\n1,"open\n2,"fine"\n3,"also\nfine"\n4,x\n5,"open\n6,y\n';
  for (const size of [1, 5, 1000])
    expect(await read(text, size)).toEqual([
      ["a", "b"],
      "2-2",
      ["2", "fine"],
      ["3", "also\nfine"],
      ["4", "x"],
      "7-7",
      ["6", "y"],
    ]);
});

test("a row with too few or too many cells is bad; empty ones too many are not", async () => {
  expect(await read("a,b\n1\n1,2,3\n4,5,,\n6,7")).toEqual([["a", "b"], "2-3", ["4", "5"], ["6", "7"]]);
});

test("bad lines apart from each other are each said", async () => {
  expect(await read("a,b\n1\n2\n\n3\n4,5\n6\n")).toEqual([["a", "b"], "2-3", "5-5", ["4", "5"], "7-7"]);
});

test("a cell of 10 MB is cut, one of 30 MB is given up, and what follows is read", async () => {
  async function* pieces() {
    yield 'a,b\n1,"';
    for (let i = 0; i < 10; i++) yield "ஏ".repeat(1_000_000);
    yield '"\n2,"';
    for (let i = 0; i < 30; i++) yield "x".repeat(1_000_000);
    yield '"\n3,y\n';
  }
  const found: unknown[] = [];
  for await (const row of readRows(pieces()))
    found.push("cells" in row ? [row.cells[0], row.cells[1]?.length, row.cut] : row.line);
  expect(found).toEqual([["a", 1, []], ["1", cellLimit, [1]], 3, ["3", 1, []]]);
});

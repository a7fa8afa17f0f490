import { expect, test } from "vitest";
import { fileOf } from "../../../tests/support/importTrial.ts";
import { decodeFile } from "./decodeFile.ts";

/** More than one piece of the file; the odd start puts characters across the pieces' edges. */
const text = `x${"வீணை 🎸 é ".repeat(40_000)}`;

async function decode(content: Buffer, encoding?: string) {
  const file = decodeFile(fileOf(content), encoding);
  let whole = "";
  for await (const chunk of file.chunks) whole += chunk;
  return { whole: whole.replace(/^\ufeff/, "") === text, encoding: file.encoding, bytes: file.bytes };
}

test.each([
  ["utf-8", Buffer.from(text)],
  ["utf-8 with byte order mark", Buffer.from(`\ufeff${text}`)],
  ["utf-16le with byte order mark", Buffer.from(`\ufeff${text}`, "utf16le")],
])("a character across two pieces of the file stays whole: %s", async (encoding, content) => {
  expect(await decode(content)).toEqual({ whole: true, encoding, bytes: content.length });
});

test.each([
  ["utf-16le", (bytes: Buffer) => bytes],
  ["utf-16be", (bytes: Buffer) => bytes.swap16()],
])("%s without a byte order mark is known by its NUL bytes", async (encoding, order) => {
  const header = "Handle,Title,Variant SKU,Variant Price\n";
  const content = `${header}veena,"வீணை",V-1,100.00\n`;
  const file = decodeFile(fileOf(order(Buffer.from(content, "utf16le"))));
  let whole = "";
  for await (const chunk of file.chunks) whole += chunk;
  expect([whole, file.encoding]).toEqual([content, `${encoding}, by its NUL bytes`]);
});

test("bytes that begin a character and stop are read, not lost", async () => {
  const file = decodeFile(fileOf(Buffer.concat([Buffer.from("Caf"), Buffer.from([0xe9])])));
  let whole = "";
  for await (const chunk of file.chunks) whole += chunk;
  expect(whole).toBe("Café");
});

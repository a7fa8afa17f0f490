import { expect, test } from "vitest";
import { readMultipart, textOf } from "./multipart.ts";

const type = "multipart/form-data; boundary=----x";
const disposition = (name: string, file?: string) =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}`;
const whole = [
  "a preamble\r\n------x",
  `${disposition("said")}\r\n\r\nfour\r\n--words\r\n------x`,
  `${disposition("empty")}\r\n\r\n\r\n------x`,
  `${disposition("file", 'name="said".jpg')}\r\nContent-Type: image/jpeg\r\n\r\n\r\n\r\n------\r\n\r\n------x--`,
].join("\r\n");

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size), "latin1");
}
async function read(text: string, size: number, as = type) {
  const found: [string, string | undefined, string][] = [];
  for await (const part of readMultipart(as, inPieces(text, size)))
    found.push([part.name, part.file, await textOf(part, 1_000)]);
  return found;
}

test.each([1, 2, 3, 7, 50, 10_000])("the parts of a form are read as they come, %s bytes at a time", async (size) => {
  expect(await read(whole.replace('name="said".jpg', "a.jpg"), size)).toEqual([
    ["said", undefined, "four\r\n--words"],
    ["empty", undefined, ""],
    ["file", "a.jpg", "\r\n\r\n------\r\n"],
  ]);
});

test.each([1, 20, 10_000])("what is left of a part before its end keeps the next from nothing", async (size) => {
  const names: string[] = [];
  for await (const part of readMultipart(type, inPieces(whole, size))) {
    names.push(part.name);
    for await (const _ of part.body) break;
  }
  expect(names).toEqual(["said", "empty", "file"]);
});

test.each<[string, string, string?]>([
  ["no form", "hello"],
  ["nothing", ""],
  ["no boundary", whole, "multipart/form-data"],
  ["another boundary", whole, "multipart/form-data; boundary=y"],
  ["half a part", whole.slice(0, 60)],
  ["a form without an end", whole.slice(0, -2)],
  ["a part without a name", `------x\r\nContent-Type: text/plain\r\n\r\nx\r\n------x--`],
  ["a head without an end", `------x\r\n${"a".repeat(5_000)}\r\n\r\nx\r\n------x--`],
  ["more than twenty parts", `${`------x\r\n${disposition("a")}\r\n\r\nx\r\n`.repeat(21)}------x--`],
  ["a text that is too long", `------x\r\n${disposition("a")}\r\n\r\n${"x".repeat(1_001)}\r\n------x--`],
])("%s is refused", async (_, text, as = type) => {
  await expect(read(text, 100, as)).rejects.toThrow("The form can't be read.");
});

import { expect, test } from "vitest";
import { fileOf } from "../../../tests/support/importTrial.ts";
import { openSheet } from "./openSheet.ts";

test.each([
  ["an .xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  ["an .xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
])("%s is told to be a workbook that is to be saved as CSV", async (_, bytes) => {
  await expect(openSheet(fileOf(Buffer.from(bytes)))).rejects.toThrow(
    "This is an Excel workbook. Please save it as CSV (File, Save as, CSV UTF-8) and take that.",
  );
});

test("a folder in a file's place is told to be one", async () => {
  await expect(openSheet(import.meta.dirname)).rejects.toThrow("This is a folder, not a file.");
});

test("a file of three letters is no workbook", async () => {
  const sheet = await openSheet(fileOf("PK\n"));
  expect(sheet.header.cells).toEqual(["PK"]);
  await sheet.close();
});

import { open } from "node:fs/promises";

/** What a person is told who gives a workbook where rows of text are read. */
export const isExcel = "This is an Excel workbook. Please save it as CSV (File, Save as, CSV UTF-8) and take that.";

/** The bytes that a workbook begins with: a zip's (.xlsx, .ods, .numbers), or those of Excel's old files (.xls). */
const signs = [Buffer.from("PK\u0003\u0004", "latin1"), Buffer.from("\u00d0\u00cf\u0011\u00e0", "latin1")];
/** How many bytes tell a workbook. */
export const signLength = 4;

/** Whether what begins with these bytes is a workbook. */
export const isWorkbook = (start: Uint8Array): boolean =>
  signs.some((sign) => sign.equals(start.subarray(0, signLength)));

/** Whether a file is a workbook. */
export async function isWorkbookFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signLength), 0, signLength, 0);
    return isWorkbook(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

import type { taxCalls } from "../../../contract/office/tax.ts";
import { issueAt, lineOf } from "../taxDocuments.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

let months = 0;

/** A month that is over, with one invoice of 118 rupees; another one each time. */
async function endedMonth({ sql }: TestOffice): Promise<string> {
  const month = `${2018 + Math.floor(months / 12)}-${String(1 + (months++ % 12)).padStart(2, "0")}`;
  await issueAt(sql, `${month}-05T10:00:00+05:30`, { place: "33", lines: [lineOf(118_00, 1800)] });
  return month;
}

export const taxExamples: OfficeExamples<typeof taxCalls> = {
  "GET /tax": () => ({}),
  "GET /tax/{month}": async (office) => ({ path: `/tax/${await endedMonth(office)}` }),
  "GET /tax/{month}/files/{file}": async (office) => ({ path: `/tax/${await endedMonth(office)}/files/gstr1.zip` }),
  "POST /tax/{month}/close": async (office) => ({
    path: `/tax/${await endedMonth(office)}/close`,
    body: { documents: 1, total: 118_00 },
  }),
};

import type { printCalls } from "../../../contract/office/print.ts";
import { recordPrint } from "../../../server/printing/recordPrint.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";

async function ordered({ quote, place, stocked }: TestOffice): Promise<string> {
  const { quote: token } = await quote([{ id: await stocked(flute, 20), quantity: 1 }]);
  return (await place(token)).body.data.order_no;
}

export const printExamples: OfficeExamples<typeof printCalls> = {
  "POST /print": async (office) => ({ body: { orders: [await ordered(office)], what: ["slip", "label"] } }),
  "GET /print/{id}": async (office, { id, name }) => {
    const by = { door: "office", staffId: id, name } as const;
    const outcome = await recordPrint(office.sql, [await ordered(office)], ["slip"], by);
    return { path: `/print/${"print" in outcome ? outcome.print.id : "none"}` };
  },
  "GET /print/pick": async (office) => ({ path: `/print/pick?orders=${await ordered(office)}` }),
  "GET /print/labels": async ({ stocked }) => ({ path: `/print/labels?variants=${await stocked(flute, 20)}` }),
};

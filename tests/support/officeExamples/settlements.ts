import { randomUUID } from "node:crypto";
import type { settlementCalls } from "../../../contract/office/settlements.ts";
import { gatewayReport, oddLine } from "../settlementReports.ts";
import type { OfficeExamples } from "./example.ts";

export const settlementExamples: OfficeExamples<typeof settlementCalls> = {
  "GET /settlements": () => ({}),
  "GET /settlements/transfers": () => ({}),
  "GET /settlements/lists/{list}": () => ({ path: "/settlements/lists/unknown" }),
  "GET /settlements/lists/{list}/csv": () => ({ path: "/settlements/lists/waiting/csv" }),
  "POST /settlements/reports": () => ({
    path: "/settlements/reports?name=report.csv",
    body: Buffer.from(gatewayReport([{ id: `pay_${randomUUID()}`, amount: 100 }])),
    headers: { "Content-Type": "text/csv" },
  }),
  "POST /settlements/by-hand": async (office) => ({
    path: "/settlements/by-hand",
    body: { of: "line", id: await oddLine(office), reason: "Paid in by the bank itself" },
  }),
  "POST /settlements/by-hand/back": async (office) => {
    const id = await oddLine(office);
    await office.sql`insert into settlement_note (line_id, reason, staff_name) values (${id}, 'Paid in', 'Mala')`;
    return { path: "/settlements/by-hand/back", body: { of: "line", id, reason: "It was another one" } };
  },
};

import type { gridCalls } from "../../../contract/office/grid.ts";
import { applyChange } from "../../../server/bulk/applyChange.ts";
import { planChange } from "../../../server/bulk/planChange.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";
import { newFlute } from "./products.ts";

/** A price of ₹1,200 that is to be ₹1,150. */
const cheaper = async (office: Pick<TestOffice, "sql">) => [
  {
    field: "list_price" as const,
    cells: [[(await newFlute(office)).variant, 120_000, 115_000] as [number, number, number]],
  },
];

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

export const gridExamples: OfficeExamples<typeof gridCalls> = {
  "GET /grid": () => ({ path: "/grid?search=flute" }),
  "POST /grid/preview": async (office) => ({ body: { cells: await cheaper(office) }, changes: false }),
  "POST /grid/apply": async (office) => ({ body: { cells: await cheaper(office), words: "Cheaper flutes" } }),
  "POST /grid/undo": async (office) => {
    const { change } = await applyChange(office.sql, await cheaper(office), { words: "", most: null }, clerk);
    return { body: { change } };
  },
  "POST /grid/plan": async (office) => ({ body: { cells: await cheaper(office), from: tomorrow() } }),
  "POST /grid/plans/{id}/end": async (office) => {
    const planning = { words: "", most: null, from: tomorrow(), until: null };
    return { path: `/grid/plans/${await planChange(office.sql, await cheaper(office), planning, clerk)}/end` };
  },
  "GET /grid/plans": () => ({}),
  "GET /grid/changes": () => ({}),
};

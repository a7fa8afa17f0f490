import { randomUUID } from "node:crypto";
import type { countCalls } from "../../../contract/office/counts.ts";
import { finishRound } from "../../../server/counting/finishRound.ts";
import { openCount } from "../../../server/counting/openCount.ts";
import { scanShelf } from "../../../server/counting/scanShelf.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";
import { stockedFlute } from "./stock.ts";

type Some = Pick<TestOffice, "sql">;

/** A variant of which ten should lie at a place of its own. */
export async function shelvedFlute(office: Some) {
  const { variant } = await stockedFlute(office);
  const place = `T-${variant}`;
  const [row] = await office.sql<
    { sku: string }[]
  >`update variant set place = ${place} where id = ${variant} returning sku`;
  return { variant, place, sku: row?.sku ?? "" };
}

/** A count of one place that has just begun. */
export async function openedCount(office: Some) {
  const flute = await shelvedFlute(office);
  const wanted = { place: flute.place, search: "", view: "all" as const };
  const opening = await openCount(office.sql, wanted, office.sql`true`, clerk);
  if (opening.outcome !== "opened") throw new Error(opening.outcome);
  return { ...flute, id: opening.id };
}

/** One whose only variant was found to be a piece fewer, twice. */
async function doneCount(office: Some) {
  const { id, sku } = await openedCount(office);
  for (const round of [1, 2]) {
    await scanShelf(office.sql, id, [{ scan: randomUUID(), code: sku, pieces: 9, add: false }], clerk);
    await finishRound(office.sql, id, { round, rest: "none" }, clerk);
  }
  return id;
}

export const countExamples: OfficeExamples<typeof countCalls> = {
  "GET /counts": () => ({}),
  "POST /counts": async (office) => ({ body: { place: (await shelvedFlute(office)).place } }),
  "GET /counts/{id}": async (office) => ({ path: `/counts/${(await openedCount(office)).id}` }),
  "POST /counts/{id}/scans": async (office) => {
    const { id, sku } = await openedCount(office);
    return { path: `/counts/${id}/scans`, body: { scans: [{ scan: randomUUID(), code: sku }] } };
  },
  "POST /counts/{id}/finish": async (office) => ({
    path: `/counts/${(await openedCount(office)).id}/finish`,
    body: { round: 1, rest: "none" },
  }),
  "POST /counts/{id}/again": async (office) => {
    const id = await doneCount(office);
    const [line] = await office.sql<
      { id: number }[]
    >`select variant_id as id from shelf_count_line where count_id = ${id}`;
    return { path: `/counts/${id}/again`, body: { variants: [line?.id] } };
  },
  "POST /counts/{id}/close": async (office) => ({ path: `/counts/${await doneCount(office)}/close`, body: {} }),
  "POST /counts/{id}/approve": async (office) => {
    const id = await doneCount(office);
    await office.sql`update shelf_count_line set outcome = 'waiting' where count_id = ${id}`;
    await office.sql`update shelf_count set state = 'waiting' where id = ${id}`;
    return { path: `/counts/${id}/approve`, body: {} };
  },
  "POST /counts/{id}/drop": async (office) => ({ path: `/counts/${(await openedCount(office)).id}/drop` }),
};

import { randomUUID } from "node:crypto";
import type { stockCalls } from "../../../contract/office/stock.ts";
import { moveStock } from "../../../server/stock/moveStock.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";
import { newFlute } from "./products.ts";

/** A variant that nothing else knows, of which ten pieces were taken in; and that move. */
export async function stockedFlute({ sql }: Pick<TestOffice, "sql">): Promise<{ variant: number; move: number }> {
  const { variant } = await newFlute({ sql });
  const asked = { scope: "test", key: randomUUID(), body: variant };
  const moving = await moveStock(sql, [{ variant, delta: 10, reason: "received" }], { most: null, asked }, clerk);
  if (moving.outcome !== "moved") throw new Error(JSON.stringify(moving));
  return { variant, move: moving.ids[0] ?? 0 };
}

export const stockExamples: OfficeExamples<typeof stockCalls> = {
  "GET /stock": () => ({ path: "/stock?search=flute&view=all&sort=place" }),
  "GET /stock/reorder": () => ({}),
  "GET /stock/reorder/csv": () => ({}),
  "GET /stock/{id}": async (office) => ({ path: `/stock/${(await newFlute(office)).variant}` }),
  "GET /stock/{id}/moves": async (office) => ({ path: `/stock/${(await stockedFlute(office)).variant}/moves` }),
  "POST /stock/moves": async (office) => ({
    body: { rows: [{ variant: (await newFlute(office)).variant, delta: 3, reason: "received" }] },
    headers: { "Idempotency-Key": randomUUID() },
  }),
  "POST /stock/moves/take-back": async (office) => ({ body: { ids: [(await stockedFlute(office)).move] } }),
};

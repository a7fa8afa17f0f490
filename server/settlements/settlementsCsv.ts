import type { SettlementList } from "../../contract/office/settlementLists.ts";
import type { Sql } from "../database/connect.ts";
import { figureLine, guarded } from "../sheets/cell.ts";
import { rupees } from "../sheets/figures.ts";
import { listSettlements } from "./listSettlements.ts";
import type { Waiting } from "./matched.ts";

const header = [
  "Order",
  "Source",
  "What",
  "Outside ID",
  "Ours",
  "Reported",
  "Fee",
  "GST On Fee",
  "To The Bank",
  "Reference",
  "Day",
  "Days",
  "Settled By Hand",
];

const perPage = 1_000;
const money = (paise: number | null) => (paise === null ? "" : rupees(paise));

/** A list whole as CSV, in rupees, page by page as it is read. */
export async function* settlementsCsv(sql: Sql, list: SettlementList, waiting: Waiting): AsyncGenerator<Uint8Array> {
  yield Buffer.from(figureLine(header));
  let after: string | undefined;
  do {
    const { rows, next } = await listSettlements(sql, list, { after, perPage }, waiting);
    const lines = rows.map((row) =>
      figureLine([
        row.order_no ?? "",
        row.source,
        guarded(row.what),
        guarded(row.outside),
        ...[row.ours, row.said, row.fee, row.fee_gst, row.net].map(money),
        guarded(row.reference ?? ""),
        row.day,
        String(row.days),
        row.note ? guarded(`${row.note.reason} (${row.note.name})`) : "",
      ]),
    );
    yield Buffer.from(lines.join(""));
    after = next ?? undefined;
  } while (after !== undefined);
}

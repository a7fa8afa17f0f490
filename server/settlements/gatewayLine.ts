import type { Cells, Read, ReportLine } from "./line.ts";
import { paiseOf, type Unit } from "./paise.ts";
import { reportDay } from "./reportDay.ts";

const moneyColumns = ["amount", "credit", "debit", "fee", "fee exclusive tax", "tax"] as const;

/** Whether a header is one of Razorpay's: its API's (type, fee) or its dashboard's (transaction_entity, fee (exclusive tax)). */
export const isGatewayReport = (columns: ReadonlySet<string>): boolean =>
  columns.has("entity id") && columns.has("credit") && columns.has("debit") && columns.has("settlement id");

/**
 * In what the amounts are. The API counts paise and seconds; the dashboard's report, known by its own columns or by decimals, rupees.
 * Words where a file shows both or neither: a factor of a hundred is not guessed.
 */
export function unitOf(columns: ReadonlySet<string>, rows: readonly Cells[]): Unit | { wrong: string } {
  const dashboard = columns.has("fee exclusive tax") || columns.has("transaction entity");
  const decimals = rows.some((row) => moneyColumns.some((name) => row(name).includes(".")));
  const seconds = rows.some((row) => /^1\d{9}$/.test(row("created at")) || /^1\d{9}$/.test(row("settled at")));
  if ((dashboard || decimals) && seconds)
    return {
      wrong: "Its times are the API's, which counts paise, and its amounts look like rupees. One of them was changed.",
    };
  if (dashboard || decimals) return "rupees";
  if (seconds) return "paise";
  return {
    wrong:
      "Nothing in it tells whether amounts are rupees or paise: no amount has decimals, and no time is in seconds as the API writes it. Fetch the report anew and send it without opening it in a spreadsheet.",
  };
}

const isNo = (cell: string) => /^(0|false|no)$/i.test(cell);
const isYes = (cell: string) => /^(1|true|yes)$/i.test(cell);

/** A row of the gateway's report. What is on hold or not settled yet comes again with its settlement. */
export function gatewayLine(cells: Cells, unit: Unit): Read {
  const outside_id = cells("entity id");
  const said = cells("type", "transaction entity").toLowerCase();
  if (!/^[\w-]{1,60}$/.test(outside_id)) return { wrong: "entity_id is no id" };
  if (!/^[a-z_ .-]{1,40}$/.test(said)) return { wrong: "type is empty or odd" };
  if (cells("currency").toUpperCase() !== "INR")
    return { wrong: `the currency is ${cells("currency").slice(0, 10) || "not said"}, and the shop's is INR` };
  if (isNo(cells("settled")) || isYes(cells("on hold")) || cells("settlement id") === "") return { left: "waiting" };
  const day = reportDay(cells("settled at"));
  if (!day) return { wrong: `settled_at "${cells("settled at").slice(0, 30)}" is no time that has been` };
  const money = moneyOf(cells, unit, said);
  if ("wrong" in money) return money;
  const kind = said === "payment" || said === "refund" ? said : "other";
  const reference = (cells("settlement utr") || cells("settlement id")).slice(0, 100);
  return {
    line: { outside_id, kind, said, key: kind === "other" ? null : outside_id, awb: null, ...money, reference, day },
  };
}

/** The row's money, held together: what was paid, less fee and GST, is what was credited. */
function moneyOf(
  cells: Cells,
  unit: Unit,
  said: string,
): Pick<ReportLine, "gross" | "sign" | "fee" | "fee_gst" | "net"> | { wrong: string } {
  const amounts = new Map<string, number>();
  for (const name of moneyColumns) {
    const cell = cells(name);
    const paise = cell === "" ? 0 : paiseOf(cell, unit);
    if (paise === undefined) return { wrong: `${name} "${cell.slice(0, 30)}" is no amount` };
    amounts.set(name, paise);
  }
  const of = (name: (typeof moneyColumns)[number]) => amounts.get(name) ?? 0;
  const [gross, credit, debit, fee_gst] = [of("amount"), of("credit"), of("debit"), of("tax")];
  const listed = of("fee") || of("fee exclusive tax");
  const isDebit = said === "refund" || (said !== "payment" && debit > 0);
  if (credit > 0 && debit > 0) return { wrong: "it has both a credit and a debit" };
  const net = credit - debit;
  const sign = isDebit ? -1 : 1;
  const kept = sign * gross - net;
  // Fees that are paid from credits, or billed, are not taken off here.
  if (kept === 0 && listed > 0) return { gross, sign, fee: 0, fee_gst: 0, net };
  // The API's fee holds its GST, the dashboard's does not.
  if (kept !== listed && kept !== listed + fee_gst)
    return { wrong: "amount, fee and tax do not come to credit or debit" };
  if (kept < fee_gst) return { wrong: "the GST is more than the fee" };
  return { gross, sign, fee: kept - fee_gst, fee_gst, net };
}

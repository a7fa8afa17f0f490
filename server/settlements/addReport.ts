import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { SettlementReport } from "../../contract/office/settlements.ts";
import { UnreadableFile } from "../catalogue/import/problem.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { keptFiles } from "../fileImports/keptFiles.ts";
import { noWorkbook } from "../fileImports/noWorkbook.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { keepFreight } from "./keepFreight.ts";
import type { Kept, ReportLine } from "./line.ts";
import { orderOfAwb } from "./lookUpAgain.ts";
import { type Report, readReport } from "./readReport.ts";

/** How many lines one statement takes, and how many ids with other figures are told. */
const [batch, told] = [5_000, 20];

/** A sent file on this machine's disk while it is read; what can't be read is an ApiError of 422. */
async function received(
  settings: Shop["settings"],
  stream: AsyncIterable<Uint8Array>,
): Promise<Report & { digest: string }> {
  const kept = keptFiles(settings);
  const id = `settlement-${randomUUID()}`;
  try {
    const { digest } = await kept.receive(id, noWorkbook(stream));
    return { ...(await readReport(kept.pathOf(id))), digest };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ApiError(422, error.message, { errors: { file: error.message } });
    throw error;
  } finally {
    await rm(kept.pathOf(id), { force: true });
  }
}

const rowsOf = (tx: Transaction, lines: readonly ReportLine[]) => tx`
  jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(outside_id text, kind text, said text, key text, awb text, gross bigint, sign smallint,
    fee bigint, fee_gst bigint, net bigint, reference text, day date)`;

/** Keeps lines that are new; which of the others have other figures than now. An AWB becomes its order's number here. */
async function keep(tx: Transaction, source: "gateway" | "courier", lines: readonly ReportLine[]): Promise<Kept> {
  const added = await tx<{ net: number }[]>`
    insert into settlement_line (source, outside_id, kind, said, key, awb_waits, gross, sign, fee, fee_gst, net, reference, day)
    select ${source}, x.outside_id, x.kind, x.said, coalesce(found.order_no, x.key), case when found.order_no is null then x.awb end,
      x.gross, x.sign, x.fee, x.fee_gst, x.net, x.reference, x.day
    from ${rowsOf(tx, lines)}
    left join lateral (
      select coalesce((select o.order_no from orders o where o.order_no = x.key), ${orderOfAwb(tx, tx`x.awb`)}) as order_no) found on x.kind = 'cash'
    on conflict (source, outside_id) do nothing returning net`;
  const others =
    added.length === lines.length
      ? []
      : await tx<{ outside_id: string }[]>`
        select x.outside_id from ${rowsOf(tx, lines)} join settlement_line l on l.source = ${source} and l.outside_id = x.outside_id
        where (x.kind, x.gross, x.sign, x.fee, x.fee_gst) is distinct from (l.kind, l.gross, l.sign, l.fee, l.fee_gst) order by 1`;
  return {
    added: added.length,
    net: added.reduce((sum, { net }) => sum + net, 0),
    changed: others.map(({ outside_id }) => outside_id),
    unknown: [],
  };
}

/** Where the next batch begins: what a bill says of one parcel stays together. */
function endOf(report: Report, start: number): number {
  let end = Math.min(start + batch, report.lines.length);
  if (report.source !== "freight") return end;
  while (report.lines[end] && report.lines[end]?.bare_id === report.lines[end - 1]?.bare_id) end++;
  return end;
}

const keepBatch = (tx: Transaction, report: Report, start: number, end: number): Promise<Kept> =>
  report.source === "freight"
    ? keepFreight(tx, report.lines.slice(start, end))
    : keep(tx, report.source, report.lines.slice(start, end));

/**
 * Takes a report of the gateway, a courier's remittance or his bill: each line once, whichever files it comes in. Throws an ApiError of 422 with the
 * first faults where the file can't be taken whole; then nothing is kept of it.
 */
export async function addReport(
  { sql, settings }: Pick<Shop, "sql" | "settings">,
  name: string,
  stream: AsyncIterable<Uint8Array>,
  by: Staff,
): Promise<SettlementReport> {
  const { digest, ...report } = await received(settings, stream);
  const { source, waiting } = report;
  const lines = report.lines.length;
  return transaction(sql, async (tx) => {
    let [added, net] = [0, 0];
    const [changed, unknown]: [string[], string[]] = [[], []];
    for (let start = 0, end: number; start < lines; start = end) {
      end = endOf(report, start);
      const kept = await keepBatch(tx, report, start, end);
      added += kept.added;
      net += kept.net;
      changed.push(...kept.changed);
      unknown.push(...kept.unknown);
    }
    const outcome = { source, lines, added, known: lines - added, waiting, net };
    await recordAct(tx, by, { act: "settlements.report", thing: "file", id: name, after: { digest, ...outcome } });
    return { ...outcome, changed: changed.slice(0, told), unknown: unknown.slice(0, told) };
  });
}

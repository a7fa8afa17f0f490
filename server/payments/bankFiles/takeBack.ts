import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { lockFile } from "./lockFile.ts";

/** Takes transfers out of their file, locked by `lockFile`: they are due again, and another file may have them. */
export async function putBack(
  tx: Transaction,
  fileId: number,
  rows: readonly { refund: number; order_no: string; said: string }[],
  by: Staff,
): Promise<void> {
  if (rows.length === 0) return;
  for (const { refund, said } of rows)
    await tx`update bank_file_row set state = 'back', said = ${said} where file_id = ${fileId} and refund_id = ${refund}`;
  await recordAct(tx, by, {
    act: "refunds.file-back",
    thing: "bank_file",
    id: fileId,
    after: { orders: rows.map(({ order_no }) => order_no), said: rows.map(({ said }) => said).filter(Boolean) },
  });
}

/**
 * Takes what waits of a file back: all of it, or one refund's transfer. Answers how many that were; undefined: there is no
 * such file.
 */
export async function takeBack(
  sql: Sql,
  fileId: number,
  refund: number | undefined,
  by: Staff,
): Promise<number | undefined> {
  return transaction(sql, async (tx) => {
    const rows = await lockFile(tx, fileId);
    if (rows.length === 0) return undefined;
    const back = rows.filter((row) => row.state === "waiting" && (refund === undefined || row.refund === refund));
    await putBack(
      tx,
      fileId,
      back.map(({ refund, order_no }) => ({ refund, order_no, said: "" })),
      by,
    );
    return back.length;
  });
}

import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { settleTransfers } from "../settleTransfers.ts";
import { lockFile } from "./lockFile.ts";

/**
 * All that still waits of a file was transferred, under one reference of the bank. Answers how many that were; undefined:
 * there is no such file.
 */
export async function settleBankFile(
  sql: Sql,
  fileId: number,
  reference: string,
  by: Staff,
): Promise<number | undefined> {
  return transaction(sql, async (tx) => {
    const rows = await lockFile(tx, fileId);
    if (rows.length === 0) return undefined;
    const transfers = rows.filter(({ state }) => state === "waiting").map(({ refund }) => ({ refund, reference }));
    const settled = await settleTransfers(tx, transfers, by);
    if (settled.length > 0) await tx`update bank_file set reference = ${reference} where id = ${fileId}`;
    return settled.length;
  });
}

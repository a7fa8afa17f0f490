import type { Transaction } from "../../database/connect.ts";

/** A transfer of a file, with what the bank's answer tells it by. Paise. */
export type FileRow = {
  refund: number;
  order_no: string;
  number: string;
  amount: number;
  state: "waiting" | "paid" | "back";
  reference: string | null;
  /** Whether that is the reference of the whole file: the bank's for this transfer is not known. */
  by_file: boolean;
};

/** The transfers of a file, which nobody else changes until the transaction ends; empty: there is no such file. */
export async function lockFile(tx: Transaction, fileId: number): Promise<FileRow[]> {
  const [file] = await tx`select id from bank_file where id = ${fileId} for update`;
  if (!file) return [];
  return tx<FileRow[]>`
    select r.id as refund, o.order_no, f.number, r.amount, f.state, coalesce(r.transfer, r.gateway_refund_id) as reference,
      coalesce(b.reference = coalesce(r.transfer, r.gateway_refund_id), false) as by_file
    from bank_file b join bank_file_row f on f.file_id = b.id join refund r on r.id = f.refund_id join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    where b.id = ${fileId} order by r.id for update of r`;
}

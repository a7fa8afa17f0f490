import { expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

const before = migrations.slice(0, migrations.indexOf("0138_file_references.sql"));

test("a file whose transfers were settled under one reference knows it; one whose were settled by their own does not", async () => {
  const { sql, close } = await olderDatabase(before);
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // no orders beside them
    await tx`insert into bank_file (id, staff_name) overriding system value values (1, 'Meena'), (2, 'Meena')`;
    const transfers: [file: number, reference: string][] = [
      [1, "BATCH1"],
      [1, "SBIN01"],
      [1, "BATCH1"],
      [2, "SBIN02"],
      [2, "SBIN03"],
    ];
    for (const [at, [file, reference]] of transfers.entries()) {
      const id = at + 1;
      await tx`
        insert into payment (id, order_id, intent_id, gateway, gateway_payment_id, amount, accepted, refunded) overriding system value
        values (${id}, ${id}, ${id}, 'cod', ${`p${id}`}, 1000, true, 1000)`;
      await tx`
        insert into refund (id, payment_id, amount, request_key, reason, state, gateway_refund_id) overriding system value
        values (${id}, ${id}, 1000, ${`r${id}`}, 'x', 'processed', ${reference})`;
      await tx`
        insert into bank_file_row (file_id, refund_id, name, number, ifsc, state) values (${file}, ${id}, 'Kavya S', '001234567890', 'SBIN0000001', 'paid')`;
    }
  });
  await migrate(sql);
  expect([...(await sql`select id::int, reference from bank_file order by id`)]).toEqual([
    { id: 1, reference: "BATCH1" },
    { id: 2, reference: null },
  ]);
  await close();
});

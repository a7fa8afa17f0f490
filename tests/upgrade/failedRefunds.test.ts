import { expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

const before = migrations.slice(0, migrations.indexOf("0132_failed_refunds.sql"));

test("a refund that failed is set aside again, unless another one had taken its place", async () => {
  const { sql, close } = await olderDatabase(before);
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // no orders beside them
    const payments = { open: 0, part: 400, again: 300, whole: 1_000 };
    for (const [at, [key, refunded]] of Object.entries(payments).entries())
      await tx`
        insert into payment (id, order_id, intent_id, gateway, gateway_payment_id, amount, accepted, refunded) overriding system value
        values (${at + 1}, ${at + 1}, ${at + 1}, 'razorpay', ${key}, 1000, true, ${refunded})`;
    const refunds: [payment: number, amount: number, state: string][] = [
      [1, 1_000, "failed"],
      [2, 400, "processed"],
      [2, 600, "failed"],
      [3, 300, "failed"],
      [3, 300, "processed"],
      [4, 1_000, "failed"],
      [4, 600, "processed"],
      [4, 400, "processed"],
    ];
    for (const [at, [payment, amount, state]] of refunds.entries())
      await tx`insert into refund (payment_id, amount, request_key, reason, state) values (${payment}, ${amount}, ${`r${at}`}, 'x', ${state})`;
  });
  await migrate(sql);
  const rows = await sql<{ key: string; refunded: number; open: number }[]>`
    select p.gateway_payment_id as key, p.refunded::int, count(*) filter (where r.state = 'failed' and not r.replaced)::int as open
    from payment p join refund r on r.payment_id = p.id group by p.id order by p.id`;
  expect(rows.map(({ key, refunded, open }) => [key, refunded, open])).toEqual([
    ["open", 1_000, 1],
    ["part", 1_000, 1],
    ["again", 300, 0],
    ["whole", 1_000, 0],
  ]);
  await close();
});

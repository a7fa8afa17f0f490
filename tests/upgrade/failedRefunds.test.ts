import { expect, test } from "vitest";
import type { Sql } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { isFailed } from "../../server/payments/dueRefunds.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

const before = migrations.slice(0, migrations.indexOf("0132_failed_refunds.sql"));

type Given = [state: "failed" | "processed", amount: number];

/** Payments of 1000 with these refunds, and what of each is in their books. */
async function write(sql: Sql, payments: Record<string, { refunded: number; refunds: Given[] }>) {
  await sql.begin(async (tx) => {
    // No orders beside them.
    await tx`alter table payment drop constraint payment_order_id_fkey, drop constraint payment_intent_id_fkey`;
    await tx`alter table unclear_payment drop constraint unclear_payment_order_id_fkey`;
    for (const [at, [key, { refunded, refunds }]] of Object.entries(payments).entries()) {
      await tx`
        insert into payment (id, order_id, intent_id, gateway, gateway_payment_id, amount, accepted, refunded) overriding system value
        values (${at + 1}, ${at + 1}, ${at + 1}, 'razorpay', ${key}, 1000, true, ${refunded})`;
      for (const [n, [state, amount]] of refunds.entries())
        await tx`insert into refund (payment_id, amount, request_key, reason, state) values (${at + 1}, ${amount}, ${`${key} ${n}`}, 'x', ${state})`;
    }
  });
}

test("a refund that failed is set aside again, unless another one has taken its place; a person is asked about what may be", async () => {
  const { sql, close } = await olderDatabase(before);
  await write(sql, {
    open: { refunded: 0, refunds: [["failed", 1_000]] },
    part: {
      refunded: 400,
      refunds: [
        ["processed", 400],
        ["failed", 600],
      ],
    },
    again: {
      refunded: 300,
      refunds: [
        ["failed", 300],
        ["processed", 300],
      ],
    },
    whole: {
      refunded: 1_000,
      refunds: [
        ["failed", 1_000],
        ["processed", 600],
        ["processed", 400],
      ],
    },
    other: {
      refunded: 300,
      refunds: [
        ["failed", 300],
        ["failed", 600],
        ["processed", 300],
      ],
    },
    more: {
      refunded: 500,
      refunds: [
        ["failed", 300],
        ["processed", 500],
      ],
    },
    halves: {
      refunded: 300,
      refunds: [
        ["failed", 300],
        ["processed", 100],
        ["processed", 200],
      ],
    },
    twice: {
      refunded: 300,
      refunds: [
        ["failed", 300],
        ["failed", 300],
        ["processed", 300],
      ],
    },
  });
  await migrate(sql);
  const rows = await sql<{ key: string; refunded: number; open: number; asked: number }[]>`
    select p.gateway_payment_id as key, p.refunded::int, coalesce(sum(r.amount) filter (where ${isFailed(sql)}), 0)::int as open,
      (select count(*)::int from unclear_payment u where u.order_id = p.order_id and u.money = '₹3.00') as asked
    from payment p join refund r on r.payment_id = p.id group by p.id order by p.id`;
  expect(rows.map(({ key, refunded, open, asked }) => [key, refunded, open, asked])).toEqual([
    ["open", 1_000, 1_000, 0],
    ["part", 1_000, 600, 0],
    ["again", 300, 0, 0],
    ["whole", 1_000, 0, 0],
    ["other", 900, 600, 0],
    ["more", 500, 0, 1],
    ["halves", 300, 0, 1],
    ["twice", 300, 0, 1],
  ]);
  await close();
});

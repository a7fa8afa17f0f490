import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { newsAfter } from "../news/publishNews.ts";
import { step } from "../steps.ts";
import { freeExchange } from "./keepExchange.ts";
import { lockOpenReturn } from "./openReturn.ts";

type Late = { order_no: string; number: number };

/** Gives free what was kept for an exchange whose goods have not come in time. The return stays: what comes now is paid back. */
async function endExchange(sql: Sql, { order_no, number }: Late): Promise<boolean> {
  return transaction(sql, async (tx) => {
    const open = await lockOpenReturn(tx, order_no, number);
    if (open?.exchange !== "kept") return false;
    await freeExchange(tx, open, "over");
    newsAfter(tx, { kind: "return", id: order_no, state: open.state, fresh: false });
    await enqueue(tx, {
      topic: "mail",
      key: `mail:exchange_over:${order_no}:${number}`,
      payload: { template: "exchange_over", order_no, n: number },
    });
    await step("endExchange: before commit");
    return true;
  });
}

/** Ends the exchanges whose last day is over, each by itself; any node may. Answers how many it were. */
export async function endExchanges(sql: Sql): Promise<number> {
  const late = await sql<Late[]>`
    select o.order_no, r.number from return_request r join orders o on o.id = r.order_id
    where r.exchange = 'kept' and r.kept_until < india_today() order by r.id`;
  let ended = 0;
  for (const one of late) if (await endExchange(sql, one)) ended++;
  return ended;
}

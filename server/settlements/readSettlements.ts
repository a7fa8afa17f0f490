import type { Settlements } from "../../contract/office/settlements.ts";
import type { Sql } from "../database/connect.ts";
import type { Month } from "../gstr1/month.ts";
import { matchedLines, type Waiting, waitingMoney } from "./matched.ts";

type Part = Settlements["gateway"];
type Source = "gateway" | "courier";

const nothing = { captured: 0, settled: 0, back: 0, fee: 0, fee_gst: 0, net: 0 };
const noneWaits = { amount: 0, count: 0, late: 0, days: 0 };

/** A month: what was captured in it, transferred in it and kept as fees; and now, what waits and what is odd. */
export async function readSettlements(sql: Sql, month: Month, waiting: Waiting): Promise<Settlements> {
  const first = `${month.name}-01`;
  const captured = await sql<{ source: Source; amount: number }[]>`
    select case gateway when 'cod' then 'courier' else 'gateway' end as source, sum(amount)::bigint as amount
    from payment where captured_at >= ${month.from} and captured_at < ${month.to} and paid_from is null group by 1`;
  const settled = await sql<(Omit<Part, "captured" | "waits"> & { source: Source })[]>`
    select source, coalesce(sum(gross) filter (where kind in ('payment', 'cash')), 0)::bigint as settled,
      coalesce(sum(gross) filter (where kind = 'refund'), 0)::bigint as back,
      sum(fee)::bigint as fee, sum(fee_gst)::bigint as fee_gst, sum(net)::bigint as net
    from settlement_line where day >= ${first}::date and day < ${first}::date + interval '1 month' group by 1`;
  const waits = await sql<(Omit<Part["waits"], "limit"> & { source: Source })[]>`
    select m.source, sum(case m.of when 'refund' then -m.ours else m.ours end)::bigint as amount, count(*)::int as count,
      (count(*) filter (where m.late))::int as late, max(m.days)::int as days
    from (${waitingMoney(sql, waiting)}) m group by 1`;
  const [odd] = await sql<{ differs: number; unknown: number }[]>`
    select (count(*) filter (where m.list = 'differs'))::int as differs, (count(*) filter (where m.list = 'unknown'))::int as unknown
    from (${matchedLines(sql, "all")}) m`;
  const [freight] = await sql<[Settlements["freight"]]>`
    select coalesce(sum(charge), 0)::bigint as charged, coalesce(sum(gst), 0)::bigint as gst, count(distinct coalesce(awb, order_no))::int as parcels,
      (count(*) filter (where order_no is null))::int as unknown
    from freight_line where day >= ${first}::date and day < ${first}::date + interval '1 month'`;
  const of = (source: Source): Part => {
    const { source: _settled, ...sums } = settled.find((row) => row.source === source) ?? { source, ...nothing };
    const { source: _waits, ...now } = waits.find((row) => row.source === source) ?? { source, ...noneWaits };
    const amount = captured.find((row) => row.source === source)?.amount ?? 0;
    return { ...nothing, ...sums, captured: amount, waits: { ...now, limit: waiting[source] } };
  };
  return {
    month: month.name,
    gateway: of("gateway"),
    courier: of("courier"),
    freight,
    differs: odd?.differs ?? 0,
    unknown: odd?.unknown ?? 0,
  };
}

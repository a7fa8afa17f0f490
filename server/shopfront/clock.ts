import { merge } from "../../contract/office/shopfrontMerge.ts";
import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { orUndone, Rollback } from "../database/rollback.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { growingPause } from "../jobs/growingPause.ts";
import type { Log } from "../log.ts";
import { step } from "../steps.ts";
import { undo } from "./publish.ts";
import type { States } from "./readState.ts";
import { lockShopfront, showState } from "./showState.ts";

type Due = {
  id: number;
  part: FrontPart;
  base: States[FrontPart];
  state: States[FrontPart];
  began: number | null;
  words: string;
  staffId: number | null;
  name: string;
};

/** The condition on a plan to be begun or ended now. */
const isDue = (sql: Sql | Transaction) => sql`
  (done_at is null and (retry_at is null or retry_at <= now())
    and (began is null and from_at <= now() or began is not null and until_at <= now()))`;

/** What the next plan that is due has to do, begin or end, the earliest first. */
const nextDue = (tx: Transaction) => tx<Due[]>`
  select id, part, base, state, began, words, staff_id as "staffId", staff_name as name from shopfront_plan where ${isDue(tx)}
  order by case when began is null then from_at else until_at end, id limit 1 for update`;

/** Begins or ends a plan, in the transaction that holds it. */
async function carryOut(tx: Transaction, plan: Due): Promise<void> {
  const by = { door: "clock", staffId: plan.staffId, name: plan.name } as const;
  if (plan.began !== null) {
    await undo(tx, plan.began, by, plan.words);
    await tx`update shopfront_plan set done_at = now(), fault = null where id = ${plan.id}`;
    return;
  }
  const planned = (live: States[FrontPart]) => merge(plan.base, plan.state, live);
  const shown = await showState(tx, plan.part, planned, by, { words: plan.words });
  await step("shopfront: shown");
  await tx`
    update shopfront_plan set began = ${shown ?? null}, done_at = case when until_at is null or ${shown === undefined} then now() end
    where id = ${plan.id}`;
}

/** A plan that was due; `reason`: why it can't be, and nothing of it stands. */
type Taken = { plan: Due; reason?: string };

/** Begins or ends one plan. One that can't begin is set aside with the reason; one that can't end stays due. Answers whether one was due. */
async function takeOne(sql: Sql, log: Log): Promise<boolean> {
  const taken = await orUndone(
    transaction(sql, async (tx): Promise<Taken | undefined> => {
      await lockShopfront(tx);
      const [plan] = await nextDue(tx);
      if (!plan) return undefined;
      try {
        await carryOut(tx, plan);
      } catch (error) {
        if (error instanceof ApiError) throw new Rollback<Taken>({ plan, reason: error.message });
        throw error;
      }
      return { plan };
    }),
  );
  if (taken?.reason !== undefined) {
    log.error({ plan: taken.plan.id, reason: taken.reason }, "a plan of the shopfront could not be carried out");
    await setAside(sql, taken.plan, taken.reason);
  }
  return taken !== undefined;
}

/** Keeps why a plan can't be. What has not begun is over so; what is shown must go some time, and is tried again with a pause that grows. */
const setAside = (sql: Sql, plan: Due, reason: string) =>
  plan.began === null
    ? sql`update shopfront_plan set done_at = now(), fault = ${reason} where id = ${plan.id} and done_at is null`
    : sql`
        update shopfront_plan set attempts = attempts + 1, fault = ${reason},
          retry_at = now() + ${growingPause(sql, sql`attempts`)}
        where id = ${plan.id} and done_at is null`;

/** Whether a date of a banner, row, link or discount has passed since the pages were last told of one. */
const passed = (sql: Sql | Transaction) => sql`
  exists (
    select from (
      select starts_at, ends_at from banner union all select starts_at, ends_at from quick_link
      union all select starts_at, ends_at from collection_section union all select starts_at, ends_at from collection) dated
    where starts_at > c.up_to and starts_at <= now() or ends_at > c.up_to and ends_at <= now())`;

/** Prices the products of discounts that began or ended, and tells every node that pages are no longer true. Once for all nodes. */
async function tellPassed(sql: Sql): Promise<void> {
  await transaction(sql, async (tx) => {
    const [clock] = await tx<{ upTo: Date }[]>`
      select up_to as "upTo" from shopfront_clock c where ${passed(tx)} for update skip locked`;
    if (!clock) return;
    await tx`
      select refresh_price(array(
        select distinct cp.product_id from collection_product cp join collection c on c.id = cp.collection_id, shopfront_clock clock
        where c.discount_bp is not null and (c.starts_at > clock.up_to and c.starts_at <= now() or c.ends_at > clock.up_to and c.ends_at <= now())
        order by 1))`;
    await step("shopfront: priced");
    await tx`update shopfront_clock set up_to = now()`;
    await tx`select pg_notify('catalogue', 'all')`;
  });
}

/**
 * What the clock does for the shopfront, on whichever node comes first and once: begins and ends what was planned, and
 * has pages made anew when a date of a banner, row, link or discount has come. Answers how much it did.
 */
export async function runClock(sql: Sql, log: Log): Promise<number> {
  const [due] = await sql<[{ plan: boolean; date: boolean }]>`
    select exists (select from shopfront_plan where ${isDue(sql)}) as plan,
      ${passed(sql)} as date
    from shopfront_clock c`;
  let done = 0;
  if (due.plan) while (await takeOne(sql, log)) done++;
  if (!due.date) return done;
  await tellPassed(sql);
  return done + 1;
}

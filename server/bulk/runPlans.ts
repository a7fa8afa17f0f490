import type { Cells, ToldCell } from "../../contract/office/grid.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { growingPause } from "../jobs/growingPause.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { applyWithin } from "./applyChange.ts";
import { reversed } from "./undoChange.ts";

type Due = {
  id: number;
  staffId: number | null;
  name: string;
  door: Staff["door"];
  words: string;
  cells: Cells[];
  most: number | null;
  began: boolean;
  isOver: boolean;
  change: number | null;
  undone: boolean;
};

/** So many of what stayed are kept with the plan, each with its reason. */
const keptLeft = 200;

/** What the next plan that is due has to do, the earliest first. */
const nextDue = (tx: Transaction) => tx<Due[]>`
  select id, staff_id as "staffId", staff_name as name, door, words, cells, most::int, state = 'running' as began,
    coalesce(until_at <= now(), false) as "isOver", change_id as change,
    exists (select from bulk_change u where u.undoes = p.change_id) as undone
  from bulk_plan p
  where (state = 'planned' and from_at <= now() or state = 'running' and until_at <= now()) and (retry_at is null or retry_at <= now())
  order by case state when 'planned' then from_at else until_at end, id limit 1 for update skip locked`;

/** Begins or ends a plan, in the transaction that holds it. */
async function carryOut(tx: Transaction, plan: Due): Promise<void> {
  const by: Staff = { door: plan.door, staffId: plan.staffId, name: plan.name };
  const told = (left: ToldCell[]) => tx`left_cells || ${tx.json(left.slice(0, keptLeft))}::jsonb`;
  if (!plan.began && plan.isOver) {
    // The shop stood still for all of its time: prices of a day that is over are not shown for a moment.
    // Why it failed until then stays with it.
    await tx`update bulk_plan set state = 'missed', retry_at = null where id = ${plan.id}`;
    return;
  }
  if (!plan.began) {
    const { change, left } = await applyWithin(
      tx,
      plan.cells,
      { words: plan.words, most: plan.most, plan: plan.id },
      by,
    );
    await tx`
      update bulk_plan set state = case when until_at is null or ${change === null} then 'over' else 'running' end, change_id = ${change},
        left_cells = ${told(left)}
      where id = ${plan.id}`;
  } else {
    // What somebody has put back by hand meanwhile is put back.
    const back =
      plan.change === null || plan.undone
        ? undefined
        : await applyWithin(
            tx,
            await reversed(tx, plan.change),
            { words: plan.words, most: null, undoes: plan.change, plan: plan.id },
            by,
          );
    await tx`
      update bulk_plan set state = 'over', undo_id = ${back?.change ?? null}, left_cells = ${told(back?.left ?? [])} where id = ${plan.id}`;
  }
  await tx`update bulk_plan set attempts = 0, retry_at = null, fault = null where id = ${plan.id} and attempts > 0`;
}

/** What came of a plan that was due: it is done, or why it failed and nothing of it stands. */
type Taken = { plan: Due; cause?: unknown };

/** Carries out one plan, in one transaction with what it changes; undefined: none was due. */
async function takeOne(sql: Sql): Promise<Taken | undefined> {
  const taken: { plan?: Due | undefined } = {};
  try {
    // A deadlock is not caught within: `transaction` tries it again at once.
    await transaction(sql, async (tx) => {
      taken.plan = undefined;
      [taken.plan] = await nextDue(tx);
      if (taken.plan) await carryOut(tx, taken.plan);
    });
  } catch (cause) {
    if (!taken.plan) throw cause;
    return { plan: taken.plan, cause };
  }
  return taken.plan && { plan: taken.plan };
}

/** Has a plan that failed tried again later, with a pause that grows. */
const tryLater = (sql: Sql, { plan, cause }: Taken) => sql`
  update bulk_plan set attempts = attempts + 1, fault = ${cause instanceof Error ? cause.message : String(cause)},
    retry_at = now() + ${growingPause(sql, sql`attempts`)}
  where id = ${plan.id} and state = ${plan.began ? "running" : "planned"}`;

/** Begins and ends what was planned of changes of many, on whichever node comes first and once. One that fails keeps no other waiting. Answers how many did something. */
export async function runPlans({ sql, log }: Pick<Shop, "sql" | "log">): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await takeOne(sql);
    if (!taken) return done;
    if ("cause" in taken) {
      log.error({ err: taken.cause, plan: taken.plan.id }, "a plan of many could not be carried out yet");
      await tryLater(sql, taken);
    } else done++;
  }
}

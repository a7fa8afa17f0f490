import type { Cells } from "../../contract/office/grid.ts";
import { gridFieldNames, gridFields } from "../../contract/office/gridFields.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

export type Planning = { words: string; most: number | null; from: string; until: string | null };

/**
 * Plans a change of many for the clock. Nothing is changed before `from`; from `until` on, where there is one, each value that the
 * change has made is what it was again. `from` and `until` in ISO 8601. Answers the plan's id. Throws an ApiError of 422 for days that can't be.
 */
export async function planChange(
  sql: Sql,
  fields: Cells[],
  { words, most, from, until }: Planning,
  by: Staff,
): Promise<number> {
  if (Date.parse(from) <= Date.now())
    throw new ApiError(422, "This time has passed.", { errors: { from: "Please choose a time that is to come." } });
  if (until !== null && Date.parse(until) <= Date.parse(from))
    throw new ApiError(422, "It ends before it begins.", { errors: { until: "Please choose a later end." } });
  const names = gridFieldNames.filter((name) => fields.some(({ field }) => field === name));
  const said = words || names.map((name) => gridFields[name].name).join(", ");
  const count = fields.reduce((sum, { cells }) => sum + cells.length, 0);
  return transaction(sql, async (tx) => {
    const [plan] = await tx<{ id: number }[]>`
      insert into bulk_plan (staff_id, staff_name, door, words, cells, fields, count, most, from_at, until_at)
      values (${by.staffId}, ${by.name}, ${by.door}, ${said}, ${tx.json(fields)}, ${names}, ${count}, ${most}, ${from}, ${until}) returning id`;
    const id = plan?.id ?? 0;
    await recordAct(tx, by, {
      act: "bulk.plan",
      thing: "bulk_plan",
      id,
      after: { words: said, cells: count, from, until },
    });
    return id;
  });
}

/** Takes a plan back before it begins. Throws an ApiError: 404, or 409 where it has begun or was taken back. */
export const takeBackPlan = (sql: Sql, id: number, by: Staff): Promise<void> =>
  transaction(sql, async (tx) => {
    const [plan] = await tx<{ state: string; words: string }[]>`
      select state, words from bulk_plan where id = ${id} for update`;
    if (!plan) throw notFound("This plan");
    if (plan.state !== "planned")
      throw new ApiError(409, "It has begun already. What it changed is put back in the list of changes.", {
        reason: "state",
        state: plan.state,
      });
    await tx`update bulk_plan set state = 'taken_back', taken_back_name = ${by.name} where id = ${id}`;
    await recordAct(tx, by, {
      act: "bulk.take_back",
      thing: "bulk_plan",
      id,
      before: { state: plan.state },
      after: { state: "taken_back", words: plan.words },
    });
  });

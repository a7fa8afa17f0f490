import type { gridCalls, ToldCell } from "../../../contract/office/grid.ts";
import { type GridField, gridFields, gridLimits } from "../../../contract/office/gridFields.ts";
import { parseFormula } from "../../../contract/office/gridFormula.ts";
import { rights } from "../../../contract/office/rights.ts";
import { type Applied, applyChange } from "../../bulk/applyChange.ts";
import { listChanges } from "../../bulk/listChanges.ts";
import { listPlans } from "../../bulk/listPlans.ts";
import { planChange, takeBackPlan } from "../../bulk/planChange.ts";
import { previewChange, shownCells } from "../../bulk/previewChange.ts";
import { findVariants } from "../../bulk/standing.ts";
import { undoChange } from "../../bulk/undoChange.ts";
import { ApiError, data } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";

/** Throws an ApiError of 403 where a member may not change one of these fields. */
function requireFields({ rights: held }: SignedIn, fields: GridField[]): void {
  const right = fields.map((field) => gridFields[field].right).find((needed) => !held.has(needed));
  if (right) throw new ApiError(403, `You need the right “${rights[right]}” for this.`, { reason: "right", right });
}

const askerOf = ({ rights: held, actor }: SignedIn) => ({
  by: actor,
  most: held.get("prices.edit") ?? null,
  seesCost: held.has("products.edit"),
});

const told = ({ left, ...applied }: Applied) =>
  data({ ...applied, left: left.slice(0, shownCells), left_count: left.length });

/** Many values of goods at once: rows, preview, apply, undo, and what was done so. */
export const gridRoutes = ({ sql }: Pick<Shop, "sql">): Pick<OfficeHandlers, keyof typeof gridCalls> => ({
  async "GET /grid"({ query: { products, ...sought }, staff }) {
    const rows = await findVariants(sql, sought, products?.split(",").map(Number));
    const { seesCost } = askerOf(staff);
    return data({
      rows: rows.slice(0, gridLimits.variants).map((standing) => {
        const { retired: _, cost, ...row } = standing;
        return { ...row, ...(seesCost && { cost }) };
      }),
      more: rows.length > gridLimits.variants,
    });
  },
  async "POST /grid/preview"({ body, staff }) {
    requireFields(
      staff,
      [...body.cells, ...body.set].map(({ field }) => field),
    );
    // What a price is worked out from can be read off it.
    if (body.set.some(({ formula }) => formula !== undefined && parseFormula(formula)?.from === "cost"))
      requireFields(staff, ["cost"]);
    return data(await previewChange(sql, body, askerOf(staff)));
  },
  async "POST /grid/apply"({ body: { cells, words }, staff }) {
    requireFields(
      staff,
      cells.map(({ field }) => field),
    );
    return told(await applyChange(sql, cells, { words, most: askerOf(staff).most }, staff.actor));
  },
  async "POST /grid/undo"({ body, staff }) {
    const { most, by } = askerOf(staff);
    const may = (fields: GridField[]) => requireFields(staff, fields);
    return told(await undoChange(sql, body.change, { most, requireFields: may }, by));
  },
  async "POST /grid/plan"({ body: { cells, ...planning }, staff }) {
    requireFields(
      staff,
      cells.map(({ field }) => field),
    );
    return data({ plan: await planChange(sql, cells, { ...planning, most: askerOf(staff).most }, staff.actor) });
  },
  async "POST /grid/plans/{id}/end"({ parameters: { id }, staff }) {
    await takeBackPlan(sql, id, staff.actor);
    return data({ plan: id });
  },
  async "GET /grid/plans"({ staff }) {
    const { seesCost } = askerOf(staff);
    const rows = await listPlans(sql);
    const seen = (cells: ToldCell[]) => (seesCost ? cells : cells.filter(({ field }) => field !== "cost"));
    return data({ rows: rows.map(({ left, ...plan }) => ({ ...plan, left: seen(left) })) });
  },
  "GET /grid/changes": async ({ query }) => data(await listChanges(sql, query.after)),
});

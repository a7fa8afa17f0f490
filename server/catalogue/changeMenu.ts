import type { MenuItem } from "../../contract/catalogue.ts";
import type { MenuEntry } from "../../contract/menu.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { readState } from "../shopfront/readState.ts";
import { keepShown, lockShopfront } from "../shopfront/showState.ts";
import type { Staff } from "../staff/actor.ts";
import { getMenu } from "./getMenu.ts";

/**
 * Reorders, renames or hides entries of the menu, all or none; answers the menu as it is then. `departments` changes no
 * categories. The menu's history keeps it, by which it can be taken back. 422 names the first slug that there is not, or that is given twice.
 */
export async function changeMenu(sql: Sql, entries: MenuEntry[], by: Staff, departments = false): Promise<MenuItem[]> {
  const slugs = entries.map(({ slug }) => slug);
  const twice = slugs.findIndex((slug, i) => slugs.indexOf(slug) !== i);
  if (twice >= 0) throw refused(twice, `"${slugs[twice]}" is given twice.`);
  await transaction(sql, async (tx) => {
    await lockShopfront(tx);
    const before = await readState(tx, "menu");
    const changed = await tx<{ slug: string }[]>`
      update category c set name = coalesce(e.name, c.name), position = coalesce(e.position, c.position),
        hidden = coalesce(e.hidden, c.hidden)
      from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e(slug text, name text, position int, hidden boolean)
      where c.slug = e.slug and (c.parent_id is null or not ${departments}) returning c.slug`;
    const missing = slugs.findIndex((slug) => !changed.some((row) => row.slug === slug));
    if (missing >= 0)
      throw refused(missing, `There is no ${departments ? "department" : "category"} "${slugs[missing]}".`);
    await keepShown(tx, "menu", before, by);
  });
  return getMenu(sql);
}

const refused = (entry: number, message: string) =>
  new ApiError(422, message, { errors: { [`entries.${entry}.slug`]: message } });

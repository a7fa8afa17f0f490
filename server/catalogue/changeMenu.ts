import type { MenuItem } from "../../contract/catalogue.ts";
import type { MenuEntry } from "../../contract/menu.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { getMenu } from "./getMenu.ts";

/**
 * Reorders, renames or hides entries of the menu, all or none; answers the menu as it is then. `departments` changes no
 * categories. 422 names the first slug that there is not, or that is given twice.
 */
export async function changeMenu(sql: Sql, entries: MenuEntry[], by: Staff, departments = false): Promise<MenuItem[]> {
  const slugs = entries.map(({ slug }) => slug);
  const twice = slugs.findIndex((slug, i) => slugs.indexOf(slug) !== i);
  if (twice >= 0) throw refused(twice, `"${slugs[twice]}" is given twice.`);
  await sql.begin(async (tx) => {
    const before = await tx<MenuEntry[]>`
      select slug, name, position, hidden from category where slug = any(${slugs}) order by slug for update`;
    const changed = await tx<{ slug: string }[]>`
      update category c set name = coalesce(e.name, c.name), position = coalesce(e.position, c.position),
        hidden = coalesce(e.hidden, c.hidden)
      from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e(slug text, name text, position int, hidden boolean)
      where c.slug = e.slug and (c.parent_id is null or not ${departments}) returning c.slug`;
    const missing = slugs.findIndex((slug) => !changed.some((row) => row.slug === slug));
    if (missing >= 0)
      throw refused(missing, `There is no ${departments ? "department" : "category"} "${slugs[missing]}".`);
    await recordAct(tx, by, {
      act: "shopfront.edit",
      thing: "menu",
      id: "menu",
      before: { entries: before },
      after: { entries },
    });
    await tx`select pg_notify('catalogue', 'all')`;
  });
  return getMenu(sql);
}

const refused = (entry: number, message: string) =>
  new ApiError(422, message, { errors: { [`entries.${entry}.slug`]: message } });

import type { SectionName, SettingSections } from "../../../contract/office/settings.ts";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError } from "../../http/reply.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import type { KeptFacts } from "./facts.ts";
import { refreshFacts } from "./followFacts.ts";
import { asKept, differing, readSection, wrongWith } from "./sections.ts";
import { unknownDepartments } from "./unknownDepartments.ts";

/** What is wrong with the departments that nothing is paid at the door of, by field; those that stand there already may stay. */
async function wrongDepartments(
  sql: Sql,
  { COD_NOT_FOR }: KeptFacts,
  typed: Partial<SettingSections["delivery"]>,
): Promise<Record<string, string>> {
  const slugs = (typed.cod_not_for ?? []).filter((slug) => !COD_NOT_FOR.includes(slug));
  const [unknown] = slugs.length > 0 ? await unknownDepartments(sql, slugs) : [];
  return unknown === undefined ? {} : { cod_not_for: `There is no department “${unknown}”.` };
}

/**
 * Changes a section of the shop's facts, or returns it to what the file says (`typed` null). Every node has it in a moment; what
 * was issued or agreed before stays as it was. "changed": somebody was there first, `seen` is not its version. Throws an
 * ApiError of 422 for what can't stand beside the other facts.
 */
export async function changeSetting<S extends SectionName>(
  sql: Sql,
  kept: KeptFacts,
  { section, seen, typed }: { section: S; seen: number; typed: SettingSections[S] | null },
  by: Staff,
): Promise<"done" | "changed"> {
  const file = readSection(section, kept.inFile);
  const value = differing(file, typed ?? file);
  const errors = {
    ...wrongWith(section, kept.inFile, value),
    ...(section === "delivery" ? await wrongDepartments(sql, kept, value) : {}),
  };
  const [wrong] = Object.values(errors);
  if (wrong !== undefined) throw new ApiError(422, wrong, { errors });
  const outcome = await transaction(sql, async (tx) => {
    const [row] = await tx<{ value: Partial<SettingSections[S]> | null; version: number }[]>`
      select value, version from shop_setting where section = ${section} for update`;
    if ((row?.version ?? 0) !== seen) return "changed";
    const before: SettingSections[S] = { ...file, ...asKept(section, row?.value ?? {}) };
    const after: SettingSections[S] = { ...file, ...value };
    const changed = differing(before, after);
    if (Object.keys(changed).length === 0) return "done";
    const written = await tx`
      insert into shop_setting (section, value, staff_id, staff_name)
      values (${section}, ${Object.keys(value).length > 0 ? tx.json(value as never) : null}, ${by.staffId}, ${by.name})
      on conflict (section) do update set value = excluded.value, version = shop_setting.version + 1,
        staff_id = excluded.staff_id, staff_name = excluded.staff_name, at = now() where shop_setting.version = ${seen}
      returning version`;
    if (written.length === 0) return "changed";
    await recordAct(tx, by, {
      act: typed ? "settings.edit" : "settings.back",
      thing: "setting",
      id: section,
      before: differing(after, before),
      after: changed,
    });
    return "done";
  });
  await refreshFacts(sql, kept);
  return outcome;
}

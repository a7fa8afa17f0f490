import type { FrontRule } from "../../../contract/office/shopfrontStates.ts";
import { TextField } from "../../parts/Field.tsx";
import { parseRupees, toRupees } from "../../parts/rupees.ts";
import { Chips } from "../shopfront/Chips.tsx";
import type { Choices } from "../shopfront/words.ts";

/** A rule while it is made: it may have no part yet. */
export type Rule = { [P in keyof FrontRule]?: FrontRule[P] | undefined };

/** The rule without the parts that say nothing. */
export const ruleOf = ({ categories, brands, tags, from, under }: Rule): FrontRule => ({
  ...(categories?.length ? { categories } : {}),
  ...(brands?.length ? { brands } : {}),
  ...(tags?.length ? { tags } : {}),
  ...(from ? { from } : {}),
  ...(under ? { under } : {}),
});

/** What the products of a collection have in common: each part that is filled in must hold. */
export const RuleFields = ({
  rule,
  choices,
  onChange,
}: {
  rule: Rule;
  choices: Choices | undefined;
  onChange: (rule: Rule) => void;
}) => (
  <div className="grid gap-4">
    <Chips
      label="In departments or categories"
      options={(choices?.categories ?? []).map(({ slug, name, department }) => ({
        value: slug,
        name: department ? `${name} (${department})` : name,
      }))}
      values={rule.categories ?? []}
      onChange={(categories) => onChange({ ...rule, categories })}
    />
    <Chips
      label="By makers"
      options={(choices?.brands ?? []).map(({ slug, name }) => ({ value: slug, name }))}
      values={rule.brands ?? []}
      onChange={(brands) => onChange({ ...rule, brands })}
    />
    <Chips
      label="With one of these tags"
      free
      options={(choices?.tags ?? []).map((tag) => ({ value: tag, name: tag }))}
      values={rule.tags ?? []}
      onChange={(tags) => onChange({ ...rule, tags: tags.map((tag) => tag.toLowerCase()) })}
    />
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Price from (₹)"
        inputMode="decimal"
        defaultValue={rule.from ? toRupees(rule.from) : ""}
        onChange={({ target }) => onChange({ ...rule, from: parseRupees(target.value) })}
      />
      <TextField
        label="Price up to (₹)"
        inputMode="decimal"
        defaultValue={rule.under ? toRupees(rule.under) : ""}
        onChange={({ target }) => onChange({ ...rule, under: parseRupees(target.value) })}
      />
    </div>
    <p className="text-xs text-muted">Products that come later join by themselves. Prices are before discounts.</p>
  </div>
);

import { Card } from "../../parts/Card.tsx";
import { CheckField, TextField } from "../../parts/Field.tsx";
import { Choice } from "../order/acts/Choice.tsx";
import { Chips } from "../shopfront/Chips.tsx";
import { type FieldName, type Fields, fieldNames, slugsOf } from "./fields.ts";
import type { CouponDraft } from "./useCouponForm.ts";
import type { Choices } from "./words.ts";

type Group = {
  fields: Fields;
  set: (name: FieldName, value: string) => void;
  errors: Readonly<Record<string, string>>;
};

type LineProps = { group: Group; name: FieldName } & Omit<Parameters<typeof TextField>[0], "name" | "error" | "label">;

/** A line of the form, by its name. */
const Line = ({ group: { fields, set, errors }, name, ...input }: LineProps) => (
  <TextField
    autoComplete="off"
    {...input}
    label={fieldNames[name]}
    name={name}
    value={fields[name]}
    onChange={({ target }) => set(name, target.value)}
    error={errors[name]}
  />
);

const Check = ({ group: { fields, set }, name, hint }: { group: Group; name: FieldName; hint: string }) => (
  <CheckField
    label={fieldNames[name]}
    hint={hint}
    name={name}
    checked={fields[name] === "yes"}
    onChange={({ target }) => set(name, target.checked ? "yes" : "")}
  />
);

/** Code, words, and what it takes off. `code`: of a coupon that is not there yet. */
export const WhatItGives = ({ group, code }: { group: Group; code: CouponDraft | undefined }) => (
  <Card title="What it gives">
    <div className="grid gap-4">
      {code && (
        <TextField
          label="Code"
          name="code"
          className="figures max-w-xs"
          autoComplete="off"
          value={code.code}
          onChange={({ target }) => code.setCode(target.value.toUpperCase().replace(/\s/g, "-"))}
          error={group.errors.code}
          hint="What shoppers enter, such as DIWALI-10. It stays as it is made"
        />
      )}
      <Line group={group} name="text" maxLength={120} hint="Stands with the code in the cart" />
      <Choice
        legend={fieldNames.kind}
        name="kind"
        row
        value={group.fields.kind}
        onChange={(kind) => group.set("kind", kind)}
        options={[
          { value: "percent", name: "A percentage off" },
          { value: "amount", name: "An amount off" },
          { value: "free_shipping", name: "Free delivery" },
        ]}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        {group.fields.kind === "percent" && <Line group={group} name="percent" inputMode="decimal" />}
        {group.fields.kind === "amount" && (
          <Line group={group} name="amount" inputMode="decimal" hint="At least ₹1 is always left to pay" />
        )}
        {group.fields.kind === "percent" && (
          <Line group={group} name="max_discount" inputMode="decimal" hint="In rupees. Empty: no limit" />
        )}
        <Line
          group={group}
          name="min_spend"
          inputMode="decimal"
          hint="In rupees, of the goods that it is for. Empty: from the first"
        />
      </div>
    </div>
  </Card>
);

/** From and until when, how often, and to whom it is offered. */
export const WhenAndWho = ({ group }: { group: Group }) => (
  <Card title="When, how often, to whom">
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Line group={group} name="starts_at" type="datetime-local" hint="Empty: at once" />
        <Line group={group} name="ends_at" type="datetime-local" hint="Empty: until it is ended" />
        <Line group={group} name="usage_limit" inputMode="numeric" hint="Empty: no limit" />
        <Line
          group={group}
          name="per_customer"
          inputMode="numeric"
          disabled={group.fields.first_order_only === "yes"}
          hint="Counted by account, mail and mobile. Empty: no limit"
        />
      </div>
      <Check group={group} name="first_order_only" hint="Once, for who never ordered here" />
      <Check group={group} name="listed" hint="Else only for who knows the code" />
    </div>
  </Card>
);

/** Which goods it is for. */
export function ForWhat({ group, choices }: { group: Group; choices: Choices }) {
  const department = new Map(choices.categories.map(({ slug, name }) => [slug, name]));
  const lists = {
    categories: choices.categories.map(({ slug, name, department: above }) => ({
      value: slug,
      name: above ? `${name} (${department.get(above) ?? above})` : name,
    })),
    brands: choices.brands.map(({ slug, name }) => ({ value: slug, name })),
    collections: choices.collections.map(({ slug, name }) => ({ value: slug, name })),
  };
  return (
    <Card title="What it is for">
      <div className="grid gap-4">
        {(["categories", "brands", "collections"] as const).map((name) => (
          <div key={name}>
            <Chips
              label={fieldNames[name]}
              options={lists[name]}
              values={slugsOf(group.fields[name])}
              onChange={(slugs) => group.set(name, slugs.join("\n"))}
            />
            {group.errors[name] && <p className="mt-1 text-xs text-error">{group.errors[name]}</p>}
          </div>
        ))}
        <p className="text-xs text-muted">
          Everything, as long as nothing is chosen. What is chosen must hold together: guitars by one maker. Single
          products go into a collection first.
        </p>
      </div>
    </Card>
  );
}

import type { ReactNode } from "react";
import { AreaField, SelectField, TextField } from "../../parts/Field.tsx";
import type { FieldName, Fields } from "./fields.ts";
import { fieldNames } from "./fields.ts";

/** What every group of the form works with. */
export type Group = {
  fields: Fields;
  set: (name: string, value: string) => void;
  errors: Readonly<Record<string, string>>;
  /** It may be read, not changed: what only helps to type is left out. */
  locked?: boolean;
};

type Own = { name: FieldName; hint?: ReactNode };

/** A line of the product's own fields. */
export const Line = ({
  group: { fields, set, errors, locked },
  name,
  hint,
  ...input
}: Own & { group: Group } & Omit<Parameters<typeof TextField>[0], "label" | "name" | "error">) => (
  <TextField
    autoComplete="off"
    {...input}
    label={fieldNames[name]}
    name={name}
    hint={locked ? undefined : hint}
    value={fields[name] ?? ""}
    onChange={(event) => set(name, event.target.value)}
    error={errors[name]}
  />
);

/** A list with a line for each; it grows with what is in it. */
export const Lines = ({
  group: { fields, set, errors, locked },
  name,
  hint,
  rows = 2,
}: Own & { group: Group; rows?: number }) => (
  <AreaField
    label={fieldNames[name]}
    name={name}
    hint={locked ? undefined : hint}
    rows={rows}
    className="field-grows"
    value={fields[name] ?? ""}
    onChange={(event) => set(name, event.target.value)}
    error={errors[name]}
  />
);

/** One of a few. */
export const Pick = ({
  group: { fields, set, errors, locked },
  name,
  hint,
  children,
}: Own & { group: Group; children: ReactNode }) => (
  <SelectField
    label={fieldNames[name]}
    name={name}
    hint={locked ? undefined : hint}
    value={fields[name] ?? ""}
    onChange={(event) => set(name, event.target.value)}
    error={errors[name]}
  >
    {children}
  </SelectField>
);

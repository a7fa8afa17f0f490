import type { ReactNode } from "react";
import { type Draft, type Errors, type FieldName, fields } from "./fields.ts";

export type Form = {
  draft: Draft;
  errors: Errors;
  /** The states that the pincode may lie in, as far as that is known. */
  states: string[];
  set: (name: keyof Draft, value: string) => void;
  /** Puts several fields in at once; what was said about the form no longer holds. */
  fill: (part: Partial<Draft>) => void;
};

/** A label, what is asked for, and under it what is wrong or worth knowing. */
export function Labelled({
  name,
  error,
  note,
  children,
}: {
  name: FieldName;
  error: string | undefined;
  /** Worth knowing just now, in place of the field's hint. */
  note?: string | undefined;
  children: ReactNode;
}) {
  const { label, hint, optional } = fields[name];
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      <p id={`${name}-hint`} className={`mt-1 text-sm empty:hidden ${error ? "text-error" : "text-muted"}`}>
        {error ?? note ?? hint}
      </p>
    </div>
  );
}

/** A field of the checkout; it keeps what was typed, whatever is said about it. */
export const TextField = ({ name, form, note }: { name: FieldName; form: Form; note?: string | undefined }) => (
  <Labelled name={name} error={form.errors[name]} note={note}>
    <input
      id={name}
      name={name}
      className="field scroll-mb-40"
      value={form.draft[name]}
      onChange={(event) => form.set(name, event.target.value)}
      maxLength={200}
      inputMode={fields[name].inputMode}
      autoComplete={fields[name].autoComplete}
      required={!fields[name].optional}
      aria-invalid={form.errors[name] !== undefined}
      aria-describedby={`${name}-hint`}
    />
  </Labelled>
);

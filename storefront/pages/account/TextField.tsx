import type { ReactNode } from "react";
import { useFormState } from "./formState.ts";
import { PasswordInput } from "./PasswordInput.tsx";
import type { Asked } from "./rules.ts";

type Frame = {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
};

/** A label, what is asked for, and under it what is wrong or worth knowing. */
export function Labelled({ name, label, hint, optional, children }: Frame) {
  const { id, errors } = useFormState();
  const error = errors[name];
  return (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      <p id={`${id}-${name}-hint`} className={`mt-1 text-sm empty:hidden ${error ? "text-error" : "text-muted"}`}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** A field of an account's form. A password is never filled in, whatever was typed before. */
export function TextField({ asked }: { asked: Asked }) {
  const { id, errors, first, focused } = useFormState();
  const { name, label, hint, optional, secret, autoComplete, inputMode } = asked;
  const attributes = {
    id: `${id}-${name}`,
    name,
    className: "field",
    autoComplete,
    inputMode,
    required: !optional,
    "aria-invalid": errors[name] !== undefined,
    "aria-describedby": `${id}-${name}-hint`,
    autoFocus: focused === name,
  };
  return (
    <Labelled name={name} label={label} hint={hint} optional={optional}>
      {secret ? (
        <PasswordInput label={label} attributes={attributes} />
      ) : (
        <input
          {...attributes}
          type={inputMode === "email" ? "email" : inputMode === "tel" ? "tel" : "text"}
          defaultValue={first[name]}
          maxLength={254}
          autoCapitalize={inputMode ? "off" : undefined}
          spellCheck={inputMode ? false : undefined}
        />
      )}
    </Labelled>
  );
}

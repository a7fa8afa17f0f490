import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type Own = {
  label: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
  labelHidden?: boolean;
};
type Given = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

/** A label, what it labels, a hint and what is wrong. `children` gets what ties them together. */
export function Field({ label, error, hint, labelHidden, children }: Own & { children: (given: Given) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-1 block text-menu font-[550]"}>
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-xs text-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TextProps = Own & Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & { ref?: Ref<HTMLInputElement> };
/** A line of text, named as the call's field, so that what the shop says of the field stands below it. */
export const TextField = ({ label, error, hint, labelHidden, className = "", ...input }: TextProps) => (
  <Field {...{ label, error, hint, ...(labelHidden && { labelHidden }) }}>
    {(given) => <input {...input} {...given} className={`field ${className}`} />}
  </Field>
);

/** Ctrl Enter sends the form from a field in which Enter begins the next line. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing || !currentTarget.form) return;
  event.preventDefault();
  currentTarget.form.requestSubmit();
}

type AreaProps = Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & { ref?: Ref<HTMLTextAreaElement> };
/** Some lines of text. */
export const AreaField = ({ label, error, hint, labelHidden, className = "", ...area }: AreaProps) => (
  <Field {...{ label, error, hint, ...(labelHidden && { labelHidden }) }}>
    {(given) => <textarea rows={3} onKeyDown={sendByKey} {...area} {...given} className={`field ${className}`} />}
  </Field>
);

type SelectProps = Own & Omit<SelectHTMLAttributes<HTMLSelectElement>, "id">;
/** One of a few. The browser's own list: quick by keys, and a phone's own wheel. */
export const SelectField = ({ label, error, hint, labelHidden, className = "", children, ...select }: SelectProps) => (
  <Field {...{ label, error, hint, ...(labelHidden && { labelHidden }) }}>
    {(given) => (
      <select {...select} {...given} className={`field ${className}`}>
        {children}
      </select>
    )}
  </Field>
);

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> & { label: ReactNode; hint?: ReactNode };
/** Yes or no. */
export const CheckField = ({ label, hint, ...input }: CheckProps) => (
  <label className="check">
    <input type="checkbox" {...input} className="choice" />
    <span>
      {label}
      {hint && <span className="block text-xs text-muted">{hint}</span>}
    </span>
  </label>
);

import { useFormState } from "../account/formState.ts";
import type { Asked } from "../account/rules.ts";
import { Labelled } from "../account/TextField.tsx";

/** A field for a text of several lines. */
export function TextArea({ asked: { name, label, hint } }: { asked: Asked }) {
  const { id, errors, first, focused } = useFormState();
  const attributes = {
    id: `${id}-${name}`,
    "aria-invalid": errors[name] !== undefined,
    "aria-describedby": `${id}-${name}-hint`,
    autoFocus: focused === name,
  };
  return (
    <Labelled name={name} label={label} hint={hint}>
      <textarea
        {...attributes}
        name={name}
        className="field"
        rows={6}
        maxLength={1800}
        required
        defaultValue={first[name]}
      />
    </Labelled>
  );
}

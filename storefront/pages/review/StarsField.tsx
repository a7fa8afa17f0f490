import { useFormState } from "../account/formState.ts";
import type { Asked } from "../account/rules.ts";
import { Labelled } from "../account/TextField.tsx";

const words = ["1 – bad", "2 – poor", "3 – all right", "4 – good", "5 – very good"];

/** One to five stars, from a list that every device shows in its own way. */
export function StarsField({ asked: { name, label } }: { asked: Asked }) {
  const { id, errors, first, focused } = useFormState();
  const attributes = {
    id: `${id}-${name}`,
    "aria-invalid": errors[name] !== undefined,
    "aria-describedby": `${id}-${name}-hint`,
    autoFocus: focused === name,
  };
  return (
    <Labelled name={name} label={label}>
      <select {...attributes} name={name} className="field" required defaultValue={first[name] ?? ""}>
        <option value="">Please choose</option>
        {words.map((said, at) => (
          <option key={said} value={at + 1}>
            {said}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

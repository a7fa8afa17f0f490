import type { SavedAddress } from "../../../../contract/customers.ts";
import { useFormState } from "../formState.ts";

const kinds = [
  { value: "home", label: "Home" },
  { value: "work", label: "Work, delivered on working days" },
] as const;

/** Whether somebody is there all day, or in office hours. */
export function KindField({ kind }: Pick<SavedAddress, "kind">) {
  const chosen = useFormState().first.kind ?? kind;
  return (
    <fieldset>
      <legend className="font-semibold">Kind of address</legend>
      <div className="flex flex-wrap gap-x-8">
        {kinds.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" name="kind" value={value} defaultChecked={chosen === value} className="choice" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from "react";
import { useFormState } from "./formState.ts";

type Props = { name: string; checked?: boolean; children: ReactNode };

/** A choice that is made by ticking it. After a refusal it is as it was sent. */
export function Checkbox({ name, checked = false, children }: Props) {
  const { typed } = useFormState();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={typed ? typed[name] === "yes" : checked}
        className="choice"
      />
      <span>{children}</span>
    </label>
  );
}

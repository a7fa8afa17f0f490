import type { ReactNode } from "react";

type Props = { name: string; checked?: boolean; children: ReactNode };

/** A choice that is made by ticking it. */
export const Checkbox = ({ name, checked = false, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
    <input
      type="checkbox"
      name={name}
      value="yes"
      defaultChecked={checked}
      className="mt-0.5 size-5 flex-none accent-primary"
    />
    <span>{children}</span>
  </label>
);

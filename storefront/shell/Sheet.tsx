import type { ReactNode, Ref } from "react";
import { Icon } from "../parts/Icon.tsx";
import { closes, useSheet } from "../parts/sheet.ts";

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  className: string;
  /** What stands in the first row, beside the close icon. */
  head: ReactNode;
  children?: ReactNode;
};

/** A sheet over the page. It is opened by what has `opens(id)`; its close icon works before any script. */
export function Sheet({ ref, id, label, className, head, children }: Props) {
  const sheet = useSheet();
  return (
    <dialog ref={ref} id={id} aria-label={label} className={className} {...sheet}>
      <div>
        <div className="flex items-start justify-between gap-2 p-2 pl-3">
          {head}
          <button type="button" className="grid size-11 place-items-center rounded-full hover:bg-tint" {...closes(id)}>
            <Icon name="close" label="Close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

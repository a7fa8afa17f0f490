import type { MouseEvent, ReactNode, Ref } from "react";
import { Icon } from "../parts/Icon.tsx";
import { closeDialog, closes, useAlone } from "../parts/sheet.ts";

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  className: string;
  /** What stands in the first row, beside the close icon. */
  head: ReactNode;
  children?: ReactNode;
};

/** Closes the sheet at a click on the overlay beside what it shows. */
const closeOnOverlay = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget) closeDialog(currentTarget);
};

/** A sheet over the page. It is opened by what has `opens(id)`; its close icon works before any script. */
export function Sheet({ ref, id, label, className, head, children }: Props) {
  const alone = useAlone();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys close it by Escape
    <dialog
      ref={ref}
      id={id}
      popover="auto"
      aria-label={label}
      aria-modal
      className={className}
      {...alone}
      onClick={closeOnOverlay}
    >
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

import type { MouseEvent, ReactNode, Ref } from "react";
import { Icon } from "../parts/Icon.tsx";

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  className: string;
  /** What stands in the first row, beside the close icon. */
  head: ReactNode;
  children?: ReactNode;
};

/** Closes the dialog at a click on the overlay around it, in browsers that don't do so by `closedby`. */
const closeOnOverlay = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

/** A dialog over the page. It is opened by what has `opens(id)`; its close icon works before any script. */
export const Sheet = ({ ref, id, label, className, head, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys close it by Escape
  <dialog ref={ref} id={id} aria-label={label} closedby="any" className={className} onClick={closeOnOverlay}>
    <div className="flex items-start justify-between gap-2 p-2 pl-3">
      {head}
      <form method="dialog">
        <button className="grid size-11 place-items-center rounded-full hover:bg-tint">
          <Icon name="close" label="Close" />
        </button>
      </form>
    </div>
    {children}
  </dialog>
);

import { type MouseEvent, type ToggleEvent, useEffect } from "react";
import { isAnnouncer } from "../device/announce.ts";
import { afterPaint } from "./afterPaint.ts";

/**
 * A sheet is a dialog over the whole screen: a popover, as a modal dialog would have all of the page behind it styled anew before
 * the first frame that shows it (65 of 270 ms on a slow phone). What a modal dialog does besides comes after that frame: the page
 * behind it can't be reached. Browsers without popovers (before Safari 17 and Chrome 114) open it as a modal dialog.
 */
const arePopovers = "popover" in (globalThis.HTMLElement?.prototype ?? {});

/** The sheets and other dialogs that are open. */
export const openDialogs = (): NodeListOf<HTMLDialogElement> =>
  document.querySelectorAll(arePopovers ? "dialog:modal, dialog:popover-open" : "dialog:modal");

/** Whether a sheet or another dialog is open. */
export const isOpen = (dialog: HTMLDialogElement): boolean =>
  dialog.open || (arePopovers && dialog.matches(":popover-open"));

/** Opens a sheet from a script. */
export function openDialog(sheet: HTMLDialogElement): void {
  if (arePopovers) return sheet.showPopover();
  sheet.showModal();
  sheet.dispatchEvent(new Event("toggle"));
}

/** Closes a sheet or another dialog. */
export const closeDialog = (sheet: HTMLDialogElement): void =>
  sheet.open || !arePopovers ? sheet.close() : sheet.hidePopover();

const byScript = (work: (sheet: HTMLDialogElement) => void, id: string) => () => {
  const sheet = document.getElementById(id);
  if (!arePopovers && sheet instanceof HTMLDialogElement) work(sheet);
};

/** What makes a button open the sheet of this id: the platform itself, which works before any script. */
export const opens = (id: string) =>
  ({ popoverTarget: id, "aria-haspopup": "dialog", onClick: byScript(openDialog, id) }) as const;

/** What makes a button close the sheet of this id. */
export const closes = (id: string) =>
  ({ popoverTarget: id, popoverTargetAction: "hide", onClick: byScript(closeDialog, id) }) as const;

/** All that stands beside an element, and beside what it stands in. */
function* beside(element: Element): Generator<HTMLElement> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? []) if (other !== at && other instanceof HTMLElement) yield other;
}

/** What the page behind an open sheet is kept from, until it closes; not what says things aloud, which has words for the sheet too. */
const shut: HTMLElement[] = [];

function shutRest(sheet: HTMLDialogElement): void {
  if (!isOpen(sheet)) return;
  for (const other of beside(sheet))
    if (!other.inert && !isAnnouncer(other)) {
      other.inert = true;
      shut.push(other);
    }
}

function openRest(): void {
  for (const other of shut.splice(0)) other.inert = false;
}

/** Closes a sheet at a click on the overlay beside what it shows. */
const closeOnOverlay = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) =>
  target === currentTarget && closeDialog(currentTarget);

/**
 * What makes a dialog a sheet. It is alone to be reached after it was painted, and until just before it closes, as what opened it then gets the focus
 * back; a click on the overlay closes it. `onClosed` is called when it has closed.
 */
export function useSheet(onClosed?: () => void) {
  useEffect(() => openRest, []); // what is taken out of the page while it is open closes untold
  return {
    popover: "auto",
    "aria-modal": true,
    onBeforeToggle: ({ newState }: ToggleEvent) => newState === "closed" && openRest(),
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) => {
      if (newState === "open") afterPaint(() => shutRest(currentTarget));
      else if (newState === "closed") onClosed?.();
    },
    onClose: onClosed, // of a modal dialog, where there are no popovers
    onClick: closeOnOverlay,
  } as const;
}

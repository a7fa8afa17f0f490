import { closeDialog, openDialogs } from "../parts/sheet.ts";

/**
 * An open dialog is an entry of the history: Back closes it, and whatever else closes it takes the entry away. The
 * entry is a copy of its page's, marked, and what is done with it never reaches the router: the page stays the same.
 */
const isMarked = (state: unknown): boolean => typeof state === "object" && state !== null && "dialog" in state;
const keyOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "key" in state ? state.key : undefined;

/** Whether the browser stands on a dialog's entry, and its page's key. */
let on = isMarked(history.state);
let page = keyOf(history.state);
/** Those who wait until the entry is taken away. */
let waiting: (() => void)[] = [];

const takeAway = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) history.back();
  });

/** Gives a dialog that has been opened its entry, and takes that of a closed one away. */
export function follow(): void {
  const open = openDialogs().length > 0;
  if (open && !on) {
    page = keyOf(history.state);
    history.pushState({ ...history.state, dialog: true }, "");
    on = true;
  } else if (!open && on && waiting.length === 0) void takeAway();
}

/** Takes the entry of a dialog away, be it open or not, so that what is opened next follows the page. */
export const leaveDialog = (): Promise<void> | undefined => (on ? takeAway() : undefined);

function onPop(event: PopStateEvent): void {
  const from = on;
  on = isMarked(event.state);
  const samePage = keyOf(event.state) === page;
  if ((from || on) && samePage) event.stopImmediatePropagation();
  if (on) return history.back(); // Forward, to a dialog that is closed
  if (!from) return;
  if (waiting.length === 0 || !samePage) for (const dialog of openDialogs()) closeDialog(dialog);
  const done = waiting;
  waiting = [];
  for (const resolve of done) resolve();
}

addEventListener("popstate", onPop, true); // in the capture phase: before the router
document.addEventListener("toggle", follow, true);
// Not every browser that opens a modal dialog tells of it by an event.
new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ["open"] });
follow();

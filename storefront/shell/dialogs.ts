import type { ClientInstrumentation } from "react-router";
import { afterPaint } from "../parts/afterPaint.ts";

let dialogs: typeof import("./dialogHistory.ts") | undefined;

const load = () =>
  Promise.all([import("./dialogHistory.ts"), import("./tabbing.ts")]).then(
    ([history, { keepInSight }]) => {
      dialogs = history;
      keepInSight();
    },
    (error: unknown) => console.warn("Back will not close dialogs, and what Tab reaches may lie under a bar.", error),
  );

/**
 * Has fetched, when the first touch has been answered, what keeps dialogs in the history and what Tab reaches in sight; at once when a
 * dialog was open at a reload.
 */
export function keepDialogsInHistory(): void {
  if (history.state?.dialog) return void load();
  const signs = ["pointerdown", "keydown"];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    afterPaint(() => void load());
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
}

/** A way to elsewhere begins at the page, not at its dialog; one that stays open, as the filters do, is then the last entry again. */
export const besideDialogs: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go) => {
        await dialogs?.leaveDialog();
        await go();
        dialogs?.follow();
      },
    }),
};

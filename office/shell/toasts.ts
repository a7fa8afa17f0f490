import { createStore } from "../store.ts";

/** A short message. `act`: what can be done about it, such as to undo or to try again. */
export type Said = {
  kind: "done" | "error" | "info";
  text: string;
  act?: { name: string; do: () => void };
};
export type Toast = Said & { id: number };

const most = 4;
/** How long a message stays, in milliseconds; longer where something can be done. What failed stays until it is closed. */
const shown = { plain: 4_000, withAct: 10_000 };

let count = 0;
export const toasts = createStore<readonly Toast[]>([]);

export const unsay = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Shows a short message at the screen's foot and says it to those who hear the screen. */
export function say(said: Said): void {
  const id = ++count;
  const others = toasts.get().filter(({ kind, text }) => kind !== said.kind || text !== said.text);
  toasts.set([...others, { ...said, id }].slice(-most));
  if (said.kind !== "error") setTimeout(() => unsay(id), said.act ? shown.withAct : shown.plain);
}

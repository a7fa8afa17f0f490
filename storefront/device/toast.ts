import { announce } from "./announce.ts";

export type ToastKind = "success" | "error" | "info";

/** Shows a short message, and says it, with `more`, to those who can't see it. What matters must be visible elsewhere too. */
export function toast(kind: ToastKind, text: string, more = ""): void {
  announce(text + more);
  import("./toaster.tsx").then(
    ({ show }) => show(kind, text),
    (error: unknown) => console.warn("The message could only be announced.", error),
  );
}

import { afterPaint } from "../parts/afterPaint.ts";
import { announce } from "./announce.ts";

export type ToastKind = "success" | "error" | "info";

/**
 * Shows a short message, perhaps beside a small picture, and says it, or what is `said` in its place, to those who can't see
 * it. What matters must be visible elsewhere too. What was pressed answers before it comes.
 */
export function toast(kind: ToastKind, text: string, said = text, picture?: string | null): void {
  afterPaint(() => {
    announce(said);
    import("./toaster.tsx").then(
      ({ show }) => show(kind, text, picture),
      (error: unknown) => console.warn("The message could only be announced.", error),
    );
  });
}

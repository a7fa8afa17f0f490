import type { ReactNode } from "react";
import { takeFocus } from "../../parts/focus.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Why the order was not placed, and, where the cart is not what it was, what is in it now (`children`). It takes the focus;
 * where fields are wrong their summary does.
 */
export function Refusal({ outcome, children }: { outcome: Outcome | undefined; children?: ReactNode }) {
  if (outcome?.kind !== "moved" && outcome?.kind !== "refused" && outcome?.kind !== "invalid") return null;
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-40 border-l-4 border-error bg-card px-5 py-4"
    >
      <p className="font-semibold">The order was not placed.</p>
      <p>{outcome.message}</p>
      {outcome.kind === "moved" && children}
    </div>
  );
}

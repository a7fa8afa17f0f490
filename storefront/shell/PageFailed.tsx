import { useLocation } from "react-router";
import { button } from "../parts/button.ts";
import { PageHead } from "../parts/PageHead.tsx";

/** A page that could not be made: `passing` when the shop is only away for a moment. */
export function PageFailed({ passing }: { passing: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <div className="page py-16 md:py-24">
      <PageHead title={passing ? "One moment" : "Something went wrong"} hidden />
      <h1 className="font-display text-5xl">
        {passing ? "The shop can't be reached right now" : "Unexpected Application Error!"}
      </h1>
      <p className="mt-4 max-w-prose text-muted">
        {passing
          ? "This passes, usually within a minute. What is in your cart stays there."
          : "Something broke on our side. Nothing was lost, and what is in your cart stays there."}
      </p>
      <a href={`${pathname}${search}`} className={`${button.primary} mt-8`}>
        Try again
      </a>
    </div>
  );
}

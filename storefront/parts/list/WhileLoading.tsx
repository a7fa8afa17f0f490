import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { moment, useLonger } from "../useLonger.ts";

/** The list, faded with a sign over it while another one is on its way. Alone to be made anew by that: the list itself stays. */
export function WhileLoading({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const loading = useLonger(state === "loading" ? location.key : undefined, moment);
  return (
    <>
      {loading && (
        <p role="status" className="late sticky top-1/2 z-10 grid h-0 place-items-center">
          <span className="spinner" aria-hidden="true" />
          <span className="sr-only">Loading the list</span>
        </p>
      )}
      <div className={loading ? "emptied" : ""}>{children}</div>
    </>
  );
}

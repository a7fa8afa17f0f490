import { useEffect } from "react";
import { networkLost, reached } from "../api/call.ts";

/** Says that the shop does not answer, for as long as it does not: what is shown may be old, and nothing is kept. */
export function Unreached() {
  const isReached = reached.use();
  useEffect(() => {
    if (!navigator.onLine) networkLost(); // before anybody listened
    addEventListener("offline", networkLost);
    return () => removeEventListener("offline", networkLost);
  }, []);
  return isReached ? null : (
    <p role="alert" className="notice notice-bad unreached">
      No connection to the shop. What is shown may be old, and what you change now is not kept.
    </p>
  );
}

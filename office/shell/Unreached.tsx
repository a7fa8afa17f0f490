import { useEffect } from "react";
import { reached } from "../api/call.ts";

/** Says that the shop does not answer, for as long as it does not: what is shown may be old, and nothing is kept. */
export function Unreached() {
  const isReached = reached.use();
  useEffect(() => {
    const lost = () => reached.set(false);
    addEventListener("offline", lost);
    return () => removeEventListener("offline", lost);
  }, []);
  return isReached ? null : (
    <p role="alert" className="notice notice-bad unreached">
      No connection to the shop. What is shown may be old, and what you change now is not kept.
    </p>
  );
}

import { useEffect, useState } from "react";

/** After so long without a change a value has settled, in milliseconds. */
const pause = 350;

/** A value that is being typed, once nothing was typed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { useEffect, useState } from "react";

/** What comes sooner has no sign shown for it, in milliseconds; the signs' own motion (string.css) begins as much later. */
export const moment = 200;

/** Whether the same thing has been on its way for longer than so many milliseconds; undefined: nothing is. */
export function useLonger(target: string | undefined, milliseconds: number): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(setLate, milliseconds, target);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [target, milliseconds]);
  return target !== undefined && late === target;
}

import { useEffect } from "react";
import { useLonger } from "../parts/useLonger.ts";

/** For how long a page's parts may take, in milliseconds. */
const patience = 120_000;

/** True once the same page has been on its way for too long; the failure is then also raised on the console. */
export function useTooLong(target: string | undefined): boolean {
  const isLate = useLonger(target, patience);
  useEffect(() => {
    if (isLate) console.error(new Error(`Chunk load failure: ${target} was not loaded within ${patience} ms.`));
  }, [isLate, target]);
  return isLate;
}

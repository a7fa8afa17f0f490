import { useEffect, useState } from "react";

/** For how long a page's parts may take, in milliseconds. */
const patience = 120_000;

/** True once the same page has been on its way for too long; the failure is then also raised on the console. */
export function useTooLong(target: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => {
      console.error(new Error(`Chunk load failure: ${target} was not loaded within ${patience} ms.`));
      setLate(target);
    }, patience);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [target]);
  return target !== undefined && late === target;
}

import type { ChildProcess } from "node:child_process";

/** For so long a process that stands back runs all the same, and how often, in milliseconds: so that its work always ends. */
const share = { time: 5, every: 50 };

let running = 0;
const told = new Set<() => void>();

function changed(by: 1 | -1): void {
  const before = running > 0;
  running += by;
  if (running > 0 !== before) for (const tell of told) tell();
}

/** Does what a buyer waits for: while it runs, what nobody waits for stands back. */
export async function ordersFirst<T>(work: () => Promise<T>): Promise<T> {
  changed(1);
  try {
    return await work();
  } finally {
    changed(-1);
  }
}

/** Settles when no order runs in this process, but after so many milliseconds at the latest. */
export function afterOrders(longest: number): Promise<void> {
  if (running === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      told.delete(done);
      resolve();
    };
    const timer = setTimeout(done, longest);
    told.add(done);
  });
}

/**
 * Stops a process while an order runs in this one, but for a tenth of the time, until the answered function is called; then it goes on.
 * Only for one that ends with this process even while it is stopped (`endsWithUs`), and that has begun to run.
 */
export function standBack(child: Pick<ChildProcess, "kill">): () => void {
  let isItsShare = false;
  let pulse: NodeJS.Timeout | undefined;
  const follow = () => child.kill(running > 0 && !isItsShare ? "SIGSTOP" : "SIGCONT");
  const pulses = setInterval(() => {
    if (running === 0) return;
    isItsShare = true;
    follow();
    pulse = setTimeout(() => {
      isItsShare = false;
      follow();
    }, share.time);
  }, share.every);
  told.add(follow);
  follow();
  return () => {
    clearInterval(pulses);
    clearTimeout(pulse);
    told.delete(follow);
    child.kill("SIGCONT");
  };
}

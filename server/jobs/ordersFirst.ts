import type { ChildProcess } from "node:child_process";

/** For so long a process that stands back runs all the same, and how often, in milliseconds: so that its work always ends. */
const share = { time: 5, every: 50 };

/** For so long after an order the next one is expected, in milliseconds. */
const lull = 500;

let running = 0;
let lastAt = Number.NEGATIVE_INFINITY;
let turns = Promise.resolve();
const told = new Set<() => void>();

function changed(by: 1 | -1): void {
  const before = running > 0;
  running += by;
  lastAt = performance.now();
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

/**
 * The turn of one who stands back: at once where no order has run for a while, else one after the other, so many milliseconds apart, for all
 * together who ask for one.
 */
export function inTurn(apart: number): Promise<void> {
  if (running === 0 && performance.now() - lastAt > lull) return Promise.resolve();
  turns = turns.then(() => new Promise((resolve) => void setTimeout(resolve, apart)));
  return turns;
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

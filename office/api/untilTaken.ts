import { NoAnswer, Refused } from "./call.ts";
import { lock } from "./session.ts";

/** How long is waited before what got no answer is sent again, in milliseconds. */
const again = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, again));

/** Whether the shop could not answer now, and says nothing of what it was sent: the network, its database, too much at once. */
const isAway = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof Refused && (error.status >= 500 || error.status === 429));

/**
 * Sends what may be sent more than once until the shop takes or refuses it: again while the shop is away, of which `onAway` hears,
 * and once the lock is opened where the session has ended. Throws what the shop refuses.
 */
export async function untilTaken<T>(send: () => Promise<T>, onAway: (is: boolean) => void = () => {}): Promise<T> {
  for (;;) {
    try {
      const answer = await send();
      onAway(false);
      return answer;
    } catch (error) {
      const isOver = error instanceof Refused && error.status === 401;
      if (!isOver && !isAway(error)) throw error;
      onAway(!isOver);
      await pause();
      if (isOver) while (lock.get()) await pause();
    }
  }
}

/**
 * Does works at most `atOnce` at a time, and has `take` what each answers in the order in which they came. One that is to go
 * `alone` has none beside it. After a work or `take` has thrown, `add` and `end` throw that; nothing is to be added then.
 */
export function inOrder<T>(atOnce: number, take: (done: T) => void) {
  const going: Promise<T>[] = [];
  let isAlone = false;
  async function waitFor(left: number): Promise<void> {
    for (let [first] = going; first && going.length > left; [first] = going) {
      const done = await first;
      void going.shift();
      take(done);
    }
  }
  return {
    /** Waits until there is room for a work, and begins it. */
    async add(work: () => Promise<T>, alone = false): Promise<void> {
      await waitFor(alone || isAlone ? 0 : atOnce - 1);
      isAlone = alone;
      const begun = work();
      begun.catch(() => {}); // who waits for it is told
      going.push(begun);
    },
    /** Waits until all is done. */
    end: () => waitFor(0),
    /** Waits until nothing goes on any more, whatever came of it. */
    rest: () => Promise.allSettled(going),
  };
}

/**
 * Takes out of what is kept, the oldest first, until it is no longer too much; what was `asked` for since it was looked at last stays once more, and so does
 * the newest. A map that is put in order with each question instead is written twice for each, and leaves a chain of outgrown tables behind.
 */
export function makeRoom<K, V extends { asked?: boolean }>(
  kept: Map<K, V>,
  newest: K,
  isTooMuch: () => boolean,
  remove: (key: K) => void,
): void {
  for (const [key, one] of kept) {
    if (!isTooMuch()) return;
    if (key === newest) continue;
    if (one.asked) {
      one.asked = false;
      kept.delete(key);
      kept.set(key, one); // which the loop comes to again
    } else remove(key);
  }
}

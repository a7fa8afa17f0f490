const widest = 41;
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)] as const;

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make `typed` of `word`
 * (optimal string alignment); with `begins`, of the best beginning of `word`. More than `most` is `most + 1`. Words of
 * at most forty letters.
 */
export function distance(typed: string, word: string, most: number, begins = false): number {
  let [before, last, current] = rows;
  if (typed.length - word.length > most || (!begins && word.length - typed.length > most)) return most + 1;
  if (typed.length >= widest || word.length >= widest) return typed === word ? 0 : most + 1;
  const width = Math.min(word.length, typed.length + most);
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1);
    let least = (current[0] = i);
    for (let j = 1; j <= width; j++) {
      const same = letter === word.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === word.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, current] = [last, current, before];
  }
  if (!begins) return width < word.length ? most + 1 : Math.min(last[width] ?? 0, most + 1);
  let best = most + 1;
  for (let j = 0; j <= width; j++) best = Math.min(best, last[j] ?? best);
  return best;
}

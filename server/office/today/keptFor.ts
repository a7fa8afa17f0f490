/** The answer of `read`, kept for so many seconds: whoever asks meanwhile gets the same. What fails is not kept. */
export function keptFor<T>(seconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = read();
    const mine = { answer, until: performance.now() + seconds * 1_000 };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}

/** The numbers that a row of pages shows: first, last, and those around the present one; null where some are left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((n) => n >= 1 && n <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}

/** What the plot's box measures, in its own units; the screen stretches it. */
export const box = { width: 1_000, height: 240 } as const;

/** The least of 1, 2, 2.5 and 5 times a power of ten that is not below the greatest value: where the plot ends above. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(100, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([1, 2, 2.5, 5, 10].find((times) => times * power >= most) ?? 10);
}

const place = (nth: number, count: number): number => (nth * box.width) / count;
const heightOf = (value: number, top: number): number => box.height - (value / top) * box.height;
const short = (number: number): string => String(Math.round(number * 100) / 100);

/** One bar for each value, as a path; they stand close together where they are many. */
export function barsOf(values: readonly number[], top: number): string {
  const wide = (box.width / values.length) * (values.length > 100 ? 1 : 0.72);
  return values
    .map((value, nth) => {
      const left = place(nth + 0.5, values.length) - wide / 2;
      return value === 0
        ? ""
        : `M${short(left)} ${box.height}V${short(heightOf(value, top))}h${short(wide)}V${box.height}Z`;
    })
    .join("");
}

/** A line through the middle of each value's place; of one value it runs over the whole width. */
export function lineOf(values: readonly number[], top: number): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return `M0 ${short(heightOf(only, top))}H${box.width}`;
  return values
    .map(
      (value, nth) =>
        `${nth === 0 ? "M" : "L"}${short(place(nth + 0.5, values.length))} ${short(heightOf(value, top))}`,
    )
    .join("");
}

/** Which of so many places lies there, `across` being 0 at the left and 1 at the right. */
export const placeAt = (across: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(across * count)));

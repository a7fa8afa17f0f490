/** Bars that were drawn, read back as a scanner does: a second opinion on what encoded them. */

/** Widths of bars and the spaces between them in modules, from rectangles in any unit. */
export function widthsOf(bars: { x: number; width: number }[]): number[] {
  const sorted = bars.toSorted((one, other) => one.x - other.x);
  const module = Math.min(...sorted.map(({ width }) => width));
  return sorted.flatMap(({ x, width }, index) => {
    const next = sorted[index + 1];
    return (next ? [width, next.x - x - width] : [width]).map((part) => Math.round(part / module));
  });
}

// ISO/IEC 15417, table 1: the symbols 0 to 105, six widths each.
const code128 =
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232";

/** The text of a Code 128 in sets B and C; undefined when it can't be read or its check symbol is wrong. */
export function readCode128(widths: number[]): string | undefined {
  const symbols = Array.from({ length: Math.floor((widths.length - 7) / 6) }, (_, index) => {
    const pattern = widths.slice(index * 6, index * 6 + 6).join("");
    for (let value = 0; value < 106; value++) if (code128.slice(value * 6, value * 6 + 6) === pattern) return value;
    return -1;
  });
  const [start = 0, ...rest] = symbols;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (widths.slice(-7).join("") !== "2331112" || symbols.includes(-1) || check !== sum % 103) return undefined;
  let set = start === 105 ? "C" : "B";
  let text = "";
  for (const value of rest) {
    if (set === "C" && value < 100) text += String(value).padStart(2, "0");
    else if (value === 99) set = "C";
    else if (value === 100) set = "B";
    else if (value < 95) text += String.fromCharCode(value + 32);
    else return undefined;
  }
  return text;
}

// GS1 General Specifications, section 5.2.1.2.1: widths of space, bar, space, bar for number set A.
const setA = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
const parities = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"];

/** The thirteen digits of an EAN-13; undefined when it can't be read. */
export function readEan13(widths: number[]): string | undefined {
  if (widths.length !== 59) return undefined;
  const digit = (from: number): { digit: number; set: string } => {
    const pattern = widths.slice(from, from + 4).join("");
    const reversed = pattern.split("").toReversed().join("");
    return setA.includes(pattern)
      ? { digit: setA.indexOf(pattern), set: "A" }
      : { digit: setA.indexOf(reversed), set: "B" };
  };
  const left = [3, 7, 11, 15, 19, 23].map(digit);
  const right = [32, 36, 40, 44, 48, 52].map(digit);
  const first = parities.indexOf(left.map(({ set }) => set).join(""));
  const digits = [first, ...left.map(({ digit }) => digit), ...right.map(({ digit }) => digit)];
  return digits.includes(-1) ? undefined : digits.join("");
}

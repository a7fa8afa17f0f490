const most = 10n ** 12n;

/** Which separator stands before the decimals, if any: the last kind of two; alone, a point, or a comma before one or two digits. */
function decimalMark(number: string): string | undefined {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  const alone = marks.every((mark) => mark === last);
  if (!alone) return last;
  if (marks.length > 1) return undefined;
  return last === "." || /,\d{1,2}$/.test(number) ? last : undefined;
}

/**
 * Reads a price as people and spreadsheets write it ("1299", "Rs. 1,299.00", "₹1,24,999", "1.299,00", "1 299,5"):
 * rupees to whole paise, a half paisa upwards, never through floating point. Undefined when it is no price above zero
 * or is beyond ₹1,000 crore.
 */
export function parsePrice(text: string): number | undefined {
  const number = text
    .replace(/^="?(.*?)"?$/, "$1")
    .replace(/₹|rs\.?|inr|\/-/gi, "")
    .replace(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]{0,30}$/.test(number)) return undefined;
  const mark = decimalMark(number);
  const at = mark === undefined ? number.length : number.lastIndexOf(mark);
  const whole = number.slice(0, at);
  const decimals = number.slice(at + 1);
  // Thousands come in groups: "1,2345" is a mistake, not a number.
  if (!/^\d+$/.test(whole) && !/^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return undefined;
  if (!/^\d*$/.test(decimals)) return undefined;
  const rounded = BigInt(`${whole.replace(/\D/g, "")}${decimals.padEnd(3, "0").slice(0, 3)}`);
  const paise = (rounded + 5n) / 10n;
  return paise > 0n && paise <= most ? Number(paise) : undefined;
}

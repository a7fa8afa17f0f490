/** Paise of an amount as it is typed in rupees: "1,249.50", "₹ 300". Undefined for what is no amount. */
export function parseRupees(typed: string): number | undefined {
  const text = typed.replace(/[₹,\s]/g, "");
  const [, whole, rest = ""] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}

/** An amount of paise as it is typed: "1249.50", "300". */
export const toRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;

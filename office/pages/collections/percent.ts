/** Hundredths of a per cent of what was typed, such as "10", "12,5 %"; null for nothing off, undefined for what is no percentage. */
export function parsePercent(typed: string): number | null | undefined {
  const text = typed.replace("%", "").trim();
  if (text === "" && !typed.includes("%")) return null;
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text.replace(",", ".")) * 100) || null;
}

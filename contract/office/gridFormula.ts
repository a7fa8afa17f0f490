/** What a column of amounts is worked out from, in paise; `cost` is null where the shop does not know it. */
export type Amounts = { list_price: number; mrp: number; cost?: number | null | undefined };

/** How an amount comes about: from which one, with what done to it, rounded to what (paise), or ending in it. */
export type Formula = {
  from: keyof Amounts | undefined;
  act: { op: "add" | "percent" | "times" | "set"; by: number } | undefined;
  round: { to: number; ends: number } | undefined;
};

const written =
  /^(?<from>price|mrp|cost)?(?:(?<op>[-+x=])?(?<amount>\d{1,9}(?:\.\d{1,4})?)(?<percent>%)?)?(?:,?(?:roundto|round|endsin)(?<round>\d{1,6}))?$/;
const names = { price: "list_price", mrp: "mrp", cost: "cost" } as const;

/** 9, 49 or 999 are what an amount ends in; 10, 50 or 500 are what it is a multiple of. In rupees; answers paise. */
function roundingOf(rupees: number): Formula["round"] {
  const digits = String(rupees);
  const to = digits.endsWith("9") ? 10 ** digits.length : rupees;
  return { to: to * 100, ends: digits.endsWith("9") ? rupees * 100 : 0 };
}

/**
 * Reads a formula as people type it, amounts in rupees: "+10%", "-500", "x1.05", "1299", "MRP - 15%", "cost x 1.4 round to 9",
 * "round to 99". Undefined for what is none.
 */
export function parseFormula(typed: string): Formula | undefined {
  const text = typed
    .toLowerCase()
    .replace(/[\s₹]|,(?=\d)/g, "")
    .replace(/[−–]/g, "-")
    .replace(/[×*]/g, "x");
  const said = written.exec(text)?.groups;
  if (!said || text === "") return undefined;
  const from = said.from === undefined ? undefined : names[said.from as keyof typeof names];
  const round = said.round === undefined ? undefined : roundingOf(Number(said.round));
  if (round?.to === 0) return undefined;
  if (said.amount === undefined) return from || round ? { from, act: undefined, round } : undefined;
  const amount = Number(said.amount);
  const sign = said.op === "-" ? -1 : 1;
  const isChange = said.op === "+" || said.op === "-";
  if (said.percent) return isChange ? { from, act: { op: "percent", by: sign * amount }, round } : undefined;
  if (said.op === "x") return { from, act: { op: "times", by: amount }, round };
  const paise = Math.round(amount * 100);
  if (isChange) return { from, act: { op: "add", by: sign * paise }, round };
  return from ? undefined : { from, act: { op: "set", by: paise }, round };
}

const wholeRupees = (paise: number) => Math.round(paise / 100) * 100;

function done(start: number, act: Formula["act"]): number {
  if (!act) return start;
  if (act.op === "set") return act.by;
  if (act.op === "add") return start + act.by;
  return wholeRupees(act.op === "times" ? start * act.by : start + (start * act.by) / 100);
}

/**
 * The amount of a field by a formula, in paise; percentages and factors come to whole rupees. Undefined where what it starts
 * from is not known.
 */
export function computed(formula: Formula, field: keyof Amounts, amounts: Amounts): number | undefined {
  const start = amounts[formula.from ?? field];
  if (formula.act?.op !== "set" && (start === null || start === undefined)) return undefined;
  const value = done(start ?? 0, formula.act);
  if (!formula.round) return value;
  const { to, ends } = formula.round;
  return Math.max(0, Math.round((value - ends) / to)) * to + ends;
}

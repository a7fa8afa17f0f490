const small = [
  "",
  ..."one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" "),
  ..."seventeen eighteen nineteen".split(" "),
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const groups: [size: number, name: string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
];

function inWords(number: number): string {
  for (const [size, name] of groups)
    if (number >= size) return `${inWords(Math.floor(number / size))} ${name} ${inWords(number % size)}`.trim();
  if (number < 20) return small[number] ?? "";
  return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join("-");
}

/** Paise in words as invoices write them: "Rupees one lakh twenty-four thousand and fifty paise only". */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const words = rupees === 0 ? "zero" : inWords(rupees);
  return `Rupees ${words}${rest > 0 ? ` and ${inWords(rest)} paise` : ""} only`;
}

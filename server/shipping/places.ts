import prefixes from "./pincodePrefixes.json" with { type: "json" };

/** India Post's three-digit prefixes with the states that use them, most pincodes first. */
const statesOfPrefix: Record<string, string[]> = prefixes;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Pincodes of another state than their prefix says. Puducherry inside Tamil Nadu's range decides between IGST and CGST + SGST. */
const exceptions = new Map<string, string[]>(
  [
    ...[
      ...range(605001, 605011),
      "605013",
      "605502",
      ...range(609601, 609602),
      ...range(609605, 609607),
      "609609",
      "673310",
    ].map((pin) => [pin, ["Puducherry"]] as const),
    ...[
      "605007",
      "605014",
      "605102",
      "605105",
      "605106",
      "605107",
      "605110",
      "605111",
      "605501",
      "605502",
      "607402",
      "607403",
      "609603",
      "609604",
    ].map((pin) => [pin, ["Puducherry", "Tamil Nadu"]] as const),
    ["533464", ["Andhra Pradesh", "Puducherry"]] as const,
    ...range(682551, 682559).map((pin) => [pin, ["Lakshadweep"]] as const),
    ...["362520", "362540", "362570", "396210", "396220"].map(
      (pin) => [pin, ["Dadra and Nagar Haveli and Daman and Diu"]] as const,
    ),
    ...["396193", "396215", "396230", "396235", "396240"].map(
      (pin) => [pin, ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"]] as const,
    ),
    ["110025", ["Delhi", "Uttar Pradesh"]] as const,
  ].map(([pin, states]) => [pin, [...states]]),
);

/** The states that use a pincode's first three digits, enclaves within them not told apart. */
export const prefixStates = (pincode: string): string[] => statesOfPrefix[pincode.slice(0, 3)] ?? [];

/** Where a pincode is: the state when there is one, else those it may be; the shopper's own word decides. */
export type Place = { state: string | null; states: string[] };

/** Whether a pincode lies in another state than its neighbours, or may: what is known of them says nothing of it. */
export const isEnclave = (pincode: string): boolean => exceptions.has(pincode);

/** Undefined for six digits that are no pincode: no delivery office has that prefix. */
export function placeOf(pincode: string): Place | undefined {
  const states = exceptions.get(pincode) ?? statesOfPrefix[pincode.slice(0, 3)];
  if (!states) return undefined;
  const [first = null] = states;
  // A prefix shared by two states suggests the one with more pincodes and offers both.
  return { state: exceptions.has(pincode) && states.length > 1 ? null : first, states };
}

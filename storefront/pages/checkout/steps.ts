const stepNames = ["address", "delivery", "payment"] as const;
export type StepName = (typeof stepNames)[number];

/** The step that the address asks for, as far as what was typed allows: no delivery without an address. */
export const stepOf = (asked: string | null, addressIsGood: boolean): StepName =>
  (addressIsGood && stepNames.find((name) => name === asked)) || "address";

/** Where a step stands while another is open. */
export function placeOf(step: StepName, open: StepName): "done" | "here" | "ahead" {
  const difference = stepNames.indexOf(step) - stepNames.indexOf(open);
  return difference < 0 ? "done" : difference === 0 ? "here" : "ahead";
}

import { gstin } from "../../../contract/fields.ts";
import { stateCode, states } from "../../../contract/states.ts";
import type { Draft } from "./fields.ts";

/**
 * What a business should know whose GSTIN is of another state than the delivery's: goods are supplied where they are
 * delivered (IGST Act 2017, s. 10(1)(a)), so tax of that state may be no credit for it. Undefined otherwise.
 */
export function gstinNote({ gstin: typed, state }: Pick<Draft, "gstin" | "state">): string | undefined {
  const given = gstin(typed);
  const delivered = stateCode(state);
  if (!given.ok || delivered === undefined || given.value.startsWith(delivered)) return undefined;
  const registered = states.find(([code]) => given.value.startsWith(code))?.[1] ?? "another state";
  return `This GSTIN is of ${registered}. The invoice names ${state} as the place of supply, as it is delivered there.`;
}

import { type FormEvent, type RefObject, useRef } from "react";
import { pincode as rule } from "../../../../contract/fields.ts";
import { lookUpPlace } from "../../../parts/lookUpPlace.ts";
import { sayFilled } from "../../../parts/sayFilled.ts";

/**
 * Fills in town and state when a pincode has been typed: where nothing stands yet, or what an earlier pincode put there.
 * `onStates` gets the states that it may lie in; none while they are not known.
 */
export function usePincode(place: RefObject<HTMLElement | null>, onStates: (states: string[]) => void) {
  const latest = useRef("");
  const filled = useRef({ city: "", state: "" });
  const fill = (name: "city" | "state", value: string): string => {
    const field = place.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (!field || (field.value !== "" && field.value !== filled.current[name])) return "";
    const isNew = field.value !== value;
    field.value = value;
    filled.current[name] = value;
    return isNew ? value : "";
  };
  return (event: FormEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== "pincode") return;
    const typed = rule(target.value);
    if (!typed.ok || typed.value === latest.current) return;
    latest.current = typed.value;
    onStates([]);
    void lookUpPlace(typed.value).then(({ city = "", state = "", states }) => {
      if (latest.current !== typed.value) return;
      sayFilled(fill("city", city), fill("state", state));
      onStates(states);
    });
  };
}

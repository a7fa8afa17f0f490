import { stateCode, states, wrongState } from "../../../../contract/states.ts";
import { useFormState } from "../formState.ts";
import type { Asked } from "../rules.ts";
import { Labelled } from "../TextField.tsx";

/** The state to be chosen, one of those that the pincode may lie in where they are known. */
export const stateOf = (possible: string[]): Asked => ({
  name: "state",
  label: "State",
  rule: (typed, { pincode = "" }) => {
    const message =
      stateCode(typed) === undefined ? "Please choose the state." : wrongState(pincode.trim(), typed, possible);
    return message === undefined ? { ok: true, value: typed } : { ok: false, message };
  },
  autoComplete: "address-level1",
});

/** India's states and union territories. `possible`: those that the pincode may lie in. */
export function StateField({ asked, possible }: { asked: Asked; possible: string[] }) {
  const { id, errors, first } = useFormState();
  return (
    <Labelled
      name="state"
      label={asked.label}
      hint={possible.length > 1 ? `This pincode lies in ${possible.join(" and ")}.` : undefined}
    >
      <select
        id={`${id}-state`}
        name="state"
        className="field"
        defaultValue={first.state ?? ""}
        autoComplete={asked.autoComplete}
        required
        aria-invalid={errors.state !== undefined}
        aria-describedby={`${id}-state-hint`}
      >
        <option value="">Choose</option>
        {states.map(([code, name]) => (
          <option key={code}>{name}</option>
        ))}
      </select>
    </Labelled>
  );
}

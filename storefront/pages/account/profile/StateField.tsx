import { stateCode, states } from "../../../../contract/states.ts";
import { useFormState } from "../formState.ts";
import type { Asked } from "../rules.ts";
import { Labelled } from "../TextField.tsx";

export const state: Asked = {
  name: "state",
  label: "State",
  rule: (typed) =>
    stateCode(typed) === undefined ? { ok: false, message: "Please choose the state." } : { ok: true, value: typed },
  autoComplete: "address-level1",
};

/** India's states and union territories. `choice`: those that a pincode may lie in, when it is not clear. */
export function StateField({ choice }: { choice: string[] }) {
  const { id, errors, first } = useFormState();
  return (
    <Labelled
      name="state"
      label={state.label}
      hint={choice.length > 1 ? `This pincode lies in ${choice.join(" and ")}.` : undefined}
    >
      <select
        id={`${id}-state`}
        name="state"
        className="field"
        defaultValue={first.state ?? ""}
        autoComplete={state.autoComplete}
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

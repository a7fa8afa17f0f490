import { states } from "../../../contract/states.ts";
import { fields } from "./fields.ts";
import { type Form, Labelled } from "./TextField.tsx";

/** India's states and union territories; filled in from the pincode, which must lie in the one that is chosen. */
export const StateField = ({ form }: { form: Form }) => (
  <Labelled
    name="state"
    error={form.errors.state}
    note={form.states.length > 1 ? `This pincode lies in ${form.states.join(" and ")}.` : undefined}
  >
    <select
      id="state"
      name="state"
      className="field scroll-mb-40"
      value={form.draft.state}
      onChange={(event) => form.set("state", event.target.value)}
      autoComplete={fields.state.autoComplete}
      required
      aria-invalid={form.errors.state !== undefined}
      aria-describedby="state-hint"
    >
      <option value="">Choose</option>
      {states.map(([code, name]) => (
        <option key={code}>{name}</option>
      ))}
    </select>
  </Labelled>
);

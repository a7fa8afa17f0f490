import { lackNames } from "../../../contract/productLimits.ts";
import { SelectField } from "../../parts/Field.tsx";

type Lacks = "anything" | (typeof lackNames)[number];

/** What of the things that goods may lack a list is about. */
export const LacksField = ({ lacks, onChoose }: { lacks: string; onChoose: (lacks: Lacks) => void }) => (
  <SelectField label="What lacks" value={lacks} onChange={({ target }) => onChoose(target.value as Lacks)}>
    <option value="anything">Anything</option>
    {lackNames.map((lack) => (
      <option key={lack}>{lack}</option>
    ))}
  </SelectField>
);

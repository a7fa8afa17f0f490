import { Button } from "../../parts/Button.tsx";
import { AreaField, SelectField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

type Props = {
  /** Each rule with what it says. */
  rules: Record<string, string>;
  act: string;
  /** What the words besides the rule are called, and who reads them. */
  label: string;
  hint: string;
  onSend: (rule: string, reason: string) => Promise<unknown>;
};

/** By which rule somebody's words are not shown, and words besides. */
export const RuleForm = ({ rules, act, label, hint, onSend }: Props) => (
  <Form onSend={({ rule = "", reason = "" }) => onSend(rule, reason)}>
    {({ errors, failure, busy }) => (
      <>
        <SelectField label="By which rule" name="rule" error={errors.rule}>
          {Object.entries(rules).map(([rule, says]) => (
            <option key={rule} value={rule}>
              {says}
            </option>
          ))}
        </SelectField>
        <AreaField label={label} name="reason" maxLength={300} error={errors.reason} hint={hint} />
        <Failure text={failure} />
        <Button type="submit" look="primary" busy={busy}>
          {act}
        </Button>
      </>
    )}
  </Form>
);

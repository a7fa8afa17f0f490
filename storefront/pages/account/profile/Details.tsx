import type { Customer } from "../../../../contract/customers.ts";
import { AccountForm } from "../AccountForm.tsx";
import type { Refused } from "../answer.ts";
import { Checkbox } from "../Checkbox.tsx";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { Section } from "./Section.tsx";

/** Name, mobile, and whether offers may be sent. */
export const Details = ({ customer, refused }: { customer: Customer; refused: Refused | undefined }) => (
  <Section id="details" title="Details">
    <div className="max-w-120">
      <AccountForm
        intent="details"
        action="/profile"
        fields={[asked.name, asked.mobile]}
        first={{ name: customer.name, mobile: customer.mobile }}
        refused={refused}
        submit="Save"
      >
        <TextField asked={asked.name} />
        <TextField asked={asked.mobile} />
        <Checkbox name="offers" checked={customer.offers}>
          Send me mails about offers, until I say no.
        </Checkbox>
      </AccountForm>
    </div>
  </Section>
);

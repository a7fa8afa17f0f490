import type { Customer } from "../../../../contract/customers.ts";
import { AccountForm } from "../AccountForm.tsx";
import type { Refused } from "../answer.ts";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { Fold, Section } from "./Section.tsx";

const newEmail = { ...asked.email, label: "New e-mail", autoComplete: "email" };

/** The address of the account; a new one counts once the link that is sent there was opened. */
export const EmailChange = ({ customer, refused }: { customer: Customer; refused: Refused | undefined }) => (
  <Section id="email" title="E-mail">
    <p className="mb-5 text-lg break-words">{customer.email}</p>
    {customer.pending_email && (
      <div className="mb-5 border-l-4 border-accent bg-card px-5 py-4">
        <p className="mb-3">
          <strong>{customer.pending_email}</strong> waits for its link to be opened.
        </p>
        <AccountForm
          intent="keepEmail"
          action="/profile"
          fields={[]}
          refused={refused}
          submit="Keep the old one"
          look="secondary"
        >
          <input type="hidden" name="email" value={customer.email} />
        </AccountForm>
      </div>
    )}
    <Fold title="Change e-mail" open={refused?.intent === "email"}>
      <AccountForm
        intent="email"
        action="/profile"
        fields={[newEmail, asked.currentPassword]}
        refused={refused}
        submit="Send the link"
      >
        <TextField asked={newEmail} />
        <TextField asked={asked.currentPassword} />
      </AccountForm>
    </Fold>
  </Section>
);

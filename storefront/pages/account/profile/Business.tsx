import type { Customer } from "../../../../contract/customers.ts";
import { AccountForm } from "../AccountForm.tsx";
import type { Refused } from "../answer.ts";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { Section } from "./Section.tsx";

const fields = [asked.businessName, asked.gstin];

/** The business for which the checkout suggests a GST invoice. */
export const Business = ({ customer: { gst }, refused }: { customer: Customer; refused: Refused | undefined }) => (
  <Section id="business" title="Business">
    <p className="mb-5 max-w-prose text-muted">
      For GST invoices: the checkout begins with it, and you can leave it out there. Empty both fields to forget it.
    </p>
    <div className="max-w-120">
      <AccountForm
        intent="business"
        action="/profile"
        fields={fields}
        first={{ "gst.gstin": gst?.gstin ?? "", "gst.business_name": gst?.business_name ?? "" }}
        refused={refused}
        submit="Keep this business"
      >
        <TextField asked={asked.businessName} />
        <TextField asked={asked.gstin} />
      </AccountForm>
    </div>
  </Section>
);

import { button } from "../../../parts/button.ts";
import { AccountForm } from "../AccountForm.tsx";
import type { Refused } from "../answer.ts";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { Fold, Section } from "./Section.tsx";

/** All of it as a file, and the end of the account. */
export const YourData = ({ refused }: { refused: Refused | undefined }) => (
  <Section id="data" title="Your data">
    <div className="space-y-3">
      <a href="/profile/data" download className={button.secondary}>
        Download my data
      </a>
      <Fold title="Delete my account" open={refused?.intent === "deleteAccount"}>
        <p className="mb-5">
          Your details, addresses, cart and devices are deleted at once. Invoices of past orders stay as long as tax law
          asks for them. This can’t be undone.
        </p>
        <AccountForm
          intent="deleteAccount"
          action="/profile"
          fields={[asked.currentPassword]}
          refused={refused}
          submit="Delete my account"
          look="secondary"
        >
          <TextField asked={asked.currentPassword} />
        </AccountForm>
      </Fold>
    </div>
  </Section>
);

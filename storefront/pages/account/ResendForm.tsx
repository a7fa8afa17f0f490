import { AccountForm } from "./AccountForm.tsx";
import type { Refused } from "./answer.ts";

/** Asks for the verification link once more, for an address that was just typed. */
export const ResendForm = ({ email, refused }: { email: string; refused: Refused | undefined }) => (
  <AccountForm intent="resend" fields={[]} refused={refused} submit="Send a new link" look="secondary">
    <input type="hidden" name="email" value={email} />
  </AccountForm>
);

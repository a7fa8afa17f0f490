import { AccountForm } from "../AccountForm.tsx";
import type { Refused } from "../answer.ts";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { Fold, Section } from "./Section.tsx";

/** Another password, for whoever knows the present one. The hidden address tells password managers whose it is. */
export const PasswordChange = ({ email, refused }: { email: string; refused: Refused | undefined }) => (
  <Section id="password" title="Password" lead="Changing it logs other devices out.">
    <Fold title="Change password" open={refused?.intent === "password"}>
      <AccountForm
        intent="password"
        action="/profile"
        fields={[asked.currentPassword, asked.newPassword]}
        refused={refused}
        submit="Change password"
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <TextField asked={asked.currentPassword} />
        <TextField asked={asked.newPassword} />
      </AccountForm>
    </Fold>
  </Section>
);

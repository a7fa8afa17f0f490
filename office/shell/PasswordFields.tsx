import { TextField } from "../parts/Field.tsx";

/** A password and the code of an authenticator app, as they are asked for at the entrance and before something grave. */
export const PasswordFields = ({ errors }: { errors: Record<string, string> }) => (
  <>
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      error={errors.password}
    />
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint="Six digits of your authenticator app, or one of your recovery codes"
      error={errors.code}
    />
  </>
);

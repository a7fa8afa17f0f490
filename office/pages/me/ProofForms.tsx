import { AppSeed } from "../../parts/AppSeed.tsx";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

/** `act`: the word on the button; `hint`: what else happens. */
type Props = { hint: string; act: string };

/** Asks for a password as password managers know one to be new. */
export const PasswordForm = ({
  email,
  label,
  hint,
  act,
  onPassword,
}: Props & { email: string; label: string; onPassword: (password: string) => Promise<unknown> }) => (
  <Form onSend={({ password = "" }) => onPassword(password)}>
    {({ errors, failure, busy }) => (
      <>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={label}
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors.password}
          hint={`At least 12 characters: some words in a row are good. ${hint}`}
        />
        <Failure text={failure} />
        <Button type="submit" look="primary" busy={busy} className="justify-self-start">
          {act}
        </Button>
      </>
    )}
  </Form>
);

/** Shows what an authenticator app is given (`app`, if it is known yet), and asks for its first code. */
export const AppForm = ({
  app,
  hint,
  act,
  onCode,
}: Props & { app: { qr: string; seed: string } | undefined; onCode: (code: string) => Promise<unknown> }) => (
  <Form onSend={({ code = "" }) => onCode(code)}>
    {({ errors, failure, busy }) => (
      <>
        {app && <AppSeed qr={app.qr} seed={app.seed} />}
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
          hint={hint}
        />
        <Failure text={failure} />
        <Button type="submit" look="primary" busy={busy} className="justify-self-start">
          {act}
        </Button>
      </>
    )}
  </Form>
);

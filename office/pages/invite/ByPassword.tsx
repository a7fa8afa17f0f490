import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { AppSeed } from "../../parts/AppSeed.tsx";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { RecoveryCodes } from "../../parts/RecoveryCodes.tsx";
import { goIn } from "./goIn.ts";
import type { Invited } from "./invited.ts";

type Seed = DataOf<"POST /invite/password">;
type Chosen = { name: string; password: string };

/** Name and password, then the authenticator app and its first code, then the recovery codes. */
export function ByPassword({ invited: { token, email } }: { invited: Invited }) {
  const [chosen, setChosen] = useState<Chosen & { seed: Seed }>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <>
        <h2 className="font-[600]">Your recovery codes</h2>
        <RecoveryCodes codes={codes} />
        <Button look="primary" className="mt-6 w-full" onClick={goIn}>
          I have put them away, to the office
        </Button>
      </>
    );
  if (!chosen)
    return (
      <Form
        onSend={async ({ name = "", password = "" }) =>
          setChosen({ name, password, seed: await call("POST /invite/password", { body: { token, name, password } }) })
        }
      >
        {({ errors, failure, busy }) => (
          <>
            <TextField
              label="Your name"
              name="name"
              autoComplete="name"
              error={errors.name}
              hint="As your colleagues see it beside what you do"
            />
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <TextField
              label="A password"
              name="password"
              type="password"
              autoComplete="new-password"
              error={errors.password}
              hint="At least 12 characters: some words in a row are good"
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Continue
            </Button>
          </>
        )}
      </Form>
    );
  const { name, password, seed } = chosen;
  return (
    <Form
      onSend={async ({ code = "" }) => {
        const { recovery } = await call("POST /invite/confirm", {
          body: { token, name, password, sealed: seed.sealed, code },
        });
        setCodes(recovery);
      }}
    >
      {({ errors, failure, busy }) => (
        <>
          <AppSeed qr={seed.qr} seed={seed.seed} />
          <TextField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" error={errors.code} />
          <Failure text={failure} />
          <Button type="submit" look="primary" busy={busy}>
            Confirm
          </Button>
        </>
      )}
    </Form>
  );
}

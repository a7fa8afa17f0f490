import { useState } from "react";
import { call } from "../api/call.ts";
import { knowsPasskeys, showPasskey } from "../api/passkey.ts";
import { enter } from "../api/session.ts";
import { Button } from "../parts/Button.tsx";
import { TextField } from "../parts/Field.tsx";
import { Failure, Form } from "../parts/Form.tsx";
import { isDemo } from "../shop.ts";
import { PasswordFields } from "./PasswordFields.tsx";

const byPasskey = async () => {
  const options = await call("POST /session/passkey/options");
  enter(await call("POST /session/passkey", { body: { response: await showPasskey(options) } }));
};
const asDemo = async () => enter(await call("POST /session/demo"));

/** The ways in: a passkey; a password with the app's code; in a demo one press. `email`: who is to come back. */
export function SignIn({ email }: { email?: string }) {
  const [way, setWay] = useState<"passkey" | "password">(knowsPasskeys() ? "passkey" : "password");
  return (
    <div className="grid gap-5">
      {isDemo && (
        <>
          <Act act={asDemo} look="primary" name="Enter as the demo's owner" />
          <p className="rule">or as one's own staff does</p>
        </>
      )}
      {way === "passkey" ? (
        <>
          <Act act={byPasskey} look={isDemo ? "secondary" : "primary"} icon="passkey" name="Sign in with a passkey" />
          <Button look="quiet" onClick={() => setWay("password")}>
            With password and code instead
          </Button>
        </>
      ) : (
        <>
          <ByPassword {...(email && { email })} />
          {knowsPasskeys() && (
            <Button look="quiet" onClick={() => setWay("passkey")}>
              With a passkey instead
            </Button>
          )}
        </>
      )}
    </div>
  );
}

type ActProps = {
  act: () => Promise<void>;
  name: string;
  look: "primary" | "secondary";
  icon?: "passkey";
};

/** One press that signs in, and what became of it. */
const Act = ({ act, name, look, icon }: ActProps) => (
  <Form onSend={act}>
    {({ busy, failure }) => (
      <>
        <Button type="submit" look={look} busy={busy} className="w-full" {...(icon && { icon })}>
          {name}
        </Button>
        <Failure text={failure} />
      </>
    )}
  </Form>
);

const ByPassword = ({ email = "" }: { email?: string }) => (
  <Form
    onSend={async ({ email: address = "", password = "", code = "" }) =>
      enter(await call("POST /session/password", { body: { email: address, password, code } }))
    }
  >
    {({ errors, failure, busy }) => (
      <>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <PasswordFields errors={errors} />
        <Failure text={failure} />
        <Button type="submit" look="primary" busy={busy}>
          Sign in
        </Button>
      </>
    )}
  </Form>
);

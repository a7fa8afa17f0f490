import { call } from "../../api/call.ts";
import { makePasskey } from "../../api/passkey.ts";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { goIn } from "./goIn.ts";
import type { Invited } from "./invited.ts";

/** Name and passkey: the device asks for finger, face or PIN, and that is all. */
export const ByPasskey = ({ invited: { token } }: { invited: Invited }) => (
  <Form
    onSend={async ({ name = "" }) => {
      const options = await call("POST /invite/passkey/options", { body: { token, name } });
      await call("POST /invite/passkey", { body: { token, name, response: await makePasskey(options) } });
      goIn();
    }}
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
        <p className="text-muted">
          Your device then makes a passkey: you sign in by its finger, face or PIN, and there is no password that
          somebody could get from you.
        </p>
        <Failure text={failure} />
        <Button type="submit" look="primary" icon="passkey" busy={busy}>
          Make my passkey
        </Button>
      </>
    )}
  </Form>
);

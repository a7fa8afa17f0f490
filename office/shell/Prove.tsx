import { call } from "../api/call.ts";
import { knowsPasskeys, showPasskey } from "../api/passkey.ts";
import { proofAsked } from "../api/proof.ts";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Failure, Form } from "../parts/Form.tsx";
import { isDemo } from "../shop.ts";
import { PasswordFields } from "./PasswordFields.tsx";

/** Asks once more who sits here, when the shop wants to know it before something grave. */
export function Prove() {
  const waiting = proofAsked.use();
  const given = () => waiting?.answer(true);
  const byPasskey = async () => {
    const options = await call("POST /session/prove/options");
    await call("POST /session/prove", { body: { response: await showPasskey(options) } });
    given();
  };
  const asOwner = async () => {
    await call("POST /session/prove", { body: {} });
    given();
  };
  return (
    <Dialog open={waiting !== undefined} onClose={() => waiting?.answer(false)} title="Is it still you?" keepsNothing>
      <p className="mb-4 text-muted">This is grave enough to make sure. It is asked again only after five minutes.</p>
      {knowsPasskeys() && (
        <Form onSend={byPasskey}>
          {({ busy, failure }) => (
            <>
              <Button type="submit" look="primary" icon="passkey" busy={busy} className="w-full">
                Show my passkey
              </Button>
              <Failure text={failure} />
            </>
          )}
        </Form>
      )}
      {isDemo && (
        <Form onSend={asOwner} className="mt-3 grid gap-3">
          {({ busy, failure }) => (
            <>
              <Button type="submit" busy={busy} className="w-full">
                Go on as the demo's owner
              </Button>
              <Failure text={failure} />
            </>
          )}
        </Form>
      )}
      <details className="mt-4">
        <summary className="text-link w-fit">With password and code</summary>
        <Form
          className="mt-4 grid gap-4"
          onSend={async ({ password = "", code = "" }) => {
            await call("POST /session/prove", { body: { password, code } });
            given();
          }}
        >
          {({ errors, failure, busy }) => (
            <>
              <PasswordFields errors={errors} />
              <Failure text={failure} />
              <Button type="submit" look="primary" busy={busy}>
                Go on
              </Button>
            </>
          )}
        </Form>
      </details>
    </Dialog>
  );
}

import { useEffect, useRef, useState } from "react";
import { api } from "../../api/browser.ts";
import { checkOf } from "./checkOf.ts";
import { type Errors, errorsFromServer } from "./fields.ts";
import type { Understood } from "./understand.ts";

const patience = 5_000;
type Said = { about: string; noCash: string | undefined };

/**
 * Asks what the shop alone knows of who orders and where to, once for each; nobody waits for it, as the order asks anew.
 * Answers why he is not offered cash on delivery; what is wrong with his address goes to `fail`.
 */
export function useCheck(understood: Understood | undefined, fail: (errors: Errors) => void): string | undefined {
  const [said, setSaid] = useState<Said>();
  const failing = useRef(fail);
  const asked = understood && JSON.stringify(checkOf(understood));
  useEffect(() => {
    failing.current = fail;
  });
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    void api("POST /checkout/check", {
      body: JSON.parse(asked),
      signal: AbortSignal.timeout(patience),
      like: { data: { errors: {} } },
    }).then(
      ({ data: { cod_reason, errors } }) => {
        if (!wanted) return;
        setSaid({ about: asked, noCash: cod_reason ?? undefined });
        if (Object.keys(errors).length > 0) failing.current(errorsFromServer(errors));
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [asked]);
  return asked && said?.about === asked ? said.noCash : undefined;
}

import { Form } from "react-router";
import type { Session } from "../../../../contract/customers.ts";
import { button } from "../../../parts/button.ts";
import { formatMoment } from "../../order/dates.ts";
import type { Refused } from "../answer.ts";
import { Problem } from "./Problem.tsx";
import { Section } from "./Section.tsx";

const SignOut = ({ id, label, look }: { id: string; label: string; look: keyof typeof button }) => (
  <Form method="post" action="/profile" preventScrollReset>
    <input type="hidden" name="intent" value="endSession" />
    <input type="hidden" name="id" value={id} />
    <button className={button[look]}>{label}</button>
  </Form>
);

/** Where the customer is logged in. */
export const Devices = ({ sessions, refused }: { sessions: Session[]; refused: Refused | undefined }) => (
  <Section id="devices" title="Devices" lead="Where you are logged in.">
    <Problem refused={refused} intents={["endSession"]} />
    <ul>
      {sessions.map(({ id, device, seen_at, current }) => (
        <li
          key={id}
          className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-2 first:border-t"
        >
          <span>
            {device}
            <span className="block text-sm text-muted">
              {current ? (
                "This device"
              ) : (
                <>
                  Last used <time dateTime={seen_at}>{formatMoment(seen_at)}</time>
                </>
              )}
            </span>
          </span>
          {!current && <SignOut id={id} label="Sign out" look="quiet" />}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <div className="mt-5">
        <SignOut id="others" label="Sign out all others" look="secondary" />
      </div>
    )}
  </Section>
);

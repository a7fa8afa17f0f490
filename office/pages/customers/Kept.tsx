import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { IsWrong } from "./WrongAddress.tsx";

type AddressesProps = Pick<CustomerSeen, "addresses"> & {
  /** Undefined: he who looks may not say so. */
  onWrong: ((id: number) => void) | undefined;
  onRight: (id: number) => void;
};

/** Where his parcels go. */
export const Addresses = ({ addresses, onWrong, onRight }: AddressesProps) => (
  <Card title="Addresses">
    {addresses.length === 0 && <p className="text-muted">None is saved.</p>}
    <ul className="grid gap-3">
      {addresses.map(({ id, name, line1, line2, landmark, city, pincode, state, is_default, wrong }) => (
        <li key={id}>
          <address className="not-italic">
            <span className="flex flex-wrap items-center gap-2 font-[550]">
              {name} {is_default && <Badge>usual one</Badge>}
            </span>
            <span className="block">{[line1, line2, landmark].filter(Boolean).join(", ")}</span>
            <span className="block">
              {city} <span className="figures">{pincode}</span>, {state}
            </span>
          </address>
          {wrong ? (
            <IsWrong wrong={wrong} onRight={onWrong && (() => onRight(id))} />
          ) : (
            onWrong && (
              <Button small look="quiet" onClick={() => onWrong(id)} aria-label={`Mark as wrong: ${line1}`}>
                Mark as wrong
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  </Card>
);

type DevicesProps = Pick<CustomerSeen, "sessions"> & { onEnd: (() => void) | undefined };

/** Where he is signed in. */
export const Devices = ({ sessions, onEnd }: DevicesProps) => (
  <Card
    title="Devices"
    aside={
      onEnd &&
      sessions.length > 0 && (
        <Button small look="quiet" onClick={onEnd}>
          Sign out everywhere
        </Button>
      )
    }
  >
    {sessions.length === 0 && <p className="text-muted">Signed in nowhere.</p>}
    <ul className="grid gap-2">
      {sessions.map(({ id, device, seen_at }) => (
        <li key={id}>
          {device}
          <span className="block text-xs text-muted">
            last used <When time={seen_at} />
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

const purposes = { account: "To keep an account", offers: "To get offers by mail" } as const;

/** What he has agreed to, and what of it he took back. */
export const Agreed = ({ consents }: Pick<CustomerSeen, "consents">) => (
  <Card title="Agreed to">
    {consents.length === 0 && <p className="text-muted">Nothing yet: the account was brought from another shop.</p>}
    <ul className="grid gap-2">
      {consents.map(({ purpose, given_at, withdrawn_at, channel, text_version }) => (
        <li key={`${purpose} ${given_at}`}>
          <span className={withdrawn_at ? "text-muted line-through" : ""}>{purposes[purpose]}</span>
          <span className="block text-xs text-muted">
            {channel}, wording {text_version}, <When time={given_at} />
            {withdrawn_at && (
              <>
                ; taken back <When time={withdrawn_at} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

import { Form } from "react-router";
import type { Customer, SavedAddress } from "../../../../contract/customers.ts";
import { button } from "../../../parts/button.ts";
import { handFocusTo } from "../../../parts/focus.ts";
import { Link } from "../../../parts/Link.tsx";
import { mobileText } from "../../../parts/phone.ts";
import { useQuery } from "../../../parts/useQuery.ts";
import type { Refused } from "../answer.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { Intent } from "./actions.ts";
import { Problem } from "./Problem.tsx";
import { Section } from "./Section.tsx";

type ActProps = { intent: Intent; id: number; label: string; about: string; look?: keyof typeof button };

const Act = ({ intent, id, label, about, look = "quiet" }: ActProps) => (
  <Form method="post" action="/profile" preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    <button className={button[look]}>
      {label}
      <span className="sr-only"> {about}</span>
    </button>
  </Form>
);

/** Deleting can't be undone: it takes two presses, and works without script. */
const Delete = ({ id, about }: { id: number; about: string }) => (
  <details>
    <summary className={button.quiet}>
      Delete<span className="sr-only"> {about}</span>
    </summary>
    <div className="mt-2 mb-2 ml-3">
      <Act intent="deleteAddress" id={id} label="Yes, delete it" about={about} look="secondary" />
    </div>
  </details>
);

function Card({ address }: { address: SavedAddress }) {
  const { id, name, mobile, line1, line2, landmark, city, pincode, state, kind, is_default } = address;
  return (
    <li className="flex flex-col border border-hairline bg-card p-5">
      <p className="caps mb-2 text-muted">
        {kind === "work" ? "Work" : "Home"}
        {is_default && <span className="ml-2 bg-accent px-1.5 py-1 text-on-accent">Default</span>}
      </p>
      <address className="mb-3 flex-1 break-words not-italic">
        <strong className="block">{name}</strong>
        {[line1, line2, landmark, `${city} ${pincode}`, state].filter(Boolean).join(", ")}
        <span className="block text-muted">{mobileText(mobile)}</span>
      </address>
      <div className="-mb-2 -ml-3 flex flex-wrap items-start">
        <Link to={`?address=${id}#addresses`} className={button.quiet}>
          Edit<span className="sr-only"> {line1}</span>
        </Link>
        {!is_default && <Act intent="defaultAddress" id={id} label="Make default" about={line1} />}
        <Delete id={id} about={line1} />
      </div>
    </li>
  );
}

const toForm = handFocusTo("#address-form");

/** The saved addresses, and the form for one of them or another one. Which is open stands in the page's address. */
export function Addresses({ customer, refused }: { customer: Customer; refused: Refused | undefined }) {
  const query = useQuery();
  const saved = customer.customer_address;
  const failed =
    refused?.intent === "changeAddress" ? refused.typed.id : refused?.intent === "addAddress" ? "new" : null;
  const open = failed ?? query.get("address");
  const edited = saved.find(({ id }) => String(id) === open);
  return (
    <Section id="addresses" title="Addresses" lead="The default one is suggested at checkout.">
      <Problem refused={refused} intents={["defaultAddress", "deleteAddress"]} />
      {edited || open === "new" ? (
        <AddressForm key={open} saved={edited} customer={customer} refused={refused} />
      ) : (
        <div ref={toForm}>
          <ul className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden sm:grid-cols-2">
            {saved.map((address) => (
              <Card key={address.id} address={address} />
            ))}
          </ul>
          <Link id="address-add" to="?address=new#addresses" className={button.secondary}>
            Add an address
          </Link>
        </div>
      )}
    </Section>
  );
}

import { useState } from "react";
import { useParams } from "react-router";
import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Menu, type MenuAct } from "../../parts/Menu.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { When } from "../../parts/When.tsx";
import { Phone } from "../order/Customer.tsx";
import { Cash, CloseCash } from "./Cash.tsx";
import { Erase } from "./Erase.tsx";
import { Addresses, Agreed, Devices } from "./Kept.tsx";
import { Notes } from "./Notes.tsx";
import { HisOrders, Returns } from "./Orders.tsx";
import { useActs } from "./useActs.ts";
import { MarkWrong, useRightAgain, type WhichAddress } from "./WrongAddress.tsx";

/** Who is calling: his orders, what the shop keeps of him, and what can be done for him. */
export default function CustomerScreen() {
  const { id = "" } = useParams();
  const read = useRead("GET /customers/{id}", { parameters: { id } });
  return <Loaded read={read}>{(customer) => <Whole key={customer.id} customer={customer} />}</Loaded>;
}

type Opened = "cash" | "erase" | undefined;

function Whole({ customer }: { customer: CustomerSeen }) {
  const session = useStaff();
  const [opened, open] = useState<Opened>();
  const acts = useActs(customer);
  const [marking, mark] = useState<WhichAddress>();
  const rightAgain = useRightAgain();
  const mayEdit = may(session, "customers.edit");
  const turnCash = () => (customer.cash ? acts.allowCash() : open("cash"));
  const cashWords = customer.cash ? "Offer cash on delivery again" : "Offer no cash on delivery";
  useKeys("This customer", mayEdit ? [{ keys: "c", what: cashWords, act: turnCash }] : []);
  const more: MenuAct[] = [
    ...(mayEdit ? [{ name: cashWords, icon: "money" as const, do: turnCash }] : []),
    ...(customer.account && mayEdit && customer.sessions.length > 0
      ? [{ name: "Sign out everywhere", icon: "leave" as const, do: acts.signOut }]
      : []),
    ...(customer.proven && may(session, "customers.export")
      ? [{ name: "Fetch all data of this customer", icon: "down" as const, do: acts.fetchData }]
      : []),
    ...(customer.account && may(session, "customers.erase")
      ? [{ name: "Delete the account", icon: "close" as const, danger: true, do: () => open("erase") }]
      : []),
  ];
  return (
    <>
      <PageHead title={customer.name} aside={<Signs customer={customer} />}>
        {more.length > 0 && <Menu label={`More for ${customer.name}`} acts={more} />}
      </PageHead>
      <div className="order-columns">
        <div className="order-main">
          {may(session, "orders.read") && <HisOrders customer={customer} />}
          <Returns returns={customer.returns} />
        </div>
        <div className="order-side">
          <Notes customer={customer} mayEdit={mayEdit} />
          <Card title="Reached by">
            <Phone mobile={customer.mobile} />
            <p>
              <a href={`mailto:${customer.email}`} className="text-link touch break-all">
                {customer.email}
              </a>
            </p>
            {customer.gst && (
              <p>
                <span className="text-muted">Buys for</span> {customer.gst.business_name},{" "}
                <span className="figures">{customer.gst.gstin}</span>
              </p>
            )}
            {customer.pending_email && (
              <p className="text-muted">Has asked to change it to {customer.pending_email}: the link there waits.</p>
            )}
          </Card>
          <Cash cash={customer.cash} onTurn={mayEdit ? turnCash : undefined} busy={acts.busy} />
          {customer.account && (
            <>
              <Addresses
                addresses={customer.addresses}
                onWrong={mayEdit ? (saved) => mark({ id: customer.id, saved }) : undefined}
                onRight={(saved) => rightAgain({ id: customer.id, saved })}
              />
              <Devices sessions={customer.sessions} onEnd={mayEdit ? acts.signOut : undefined} />
              <Agreed consents={customer.consents} />
            </>
          )}
        </div>
      </div>
      <CloseCash open={opened === "cash"} onClose={() => open(undefined)} id={customer.id} />
      <MarkWrong which={marking} onClose={() => mark(undefined)} />
      <Erase open={opened === "erase"} onClose={() => open(undefined)} customer={customer} />
    </>
  );
}

/** What he is, and what to know before one speaks with him. */
const Signs = ({ customer: { account, proven, imported, since, cash, came_back } }: { customer: CustomerSeen }) => (
  <span className="flex flex-wrap items-center gap-2">
    <Badge tone={proven ? "good" : "plain"}>
      {account ? (proven ? "Account" : "Account, mail not proved") : "Visitor"}
    </Badge>
    {cash && <Badge tone="warn">No cash on delivery</Badge>}
    {came_back > 0 && (
      <Badge tone="warn">
        {came_back} {came_back === 1 ? "parcel" : "parcels"} not taken in
      </Badge>
    )}
    {imported && <span>from another shop</span>}
    {since && (
      <span>
        since <When time={since} />
      </span>
    )}
  </span>
);

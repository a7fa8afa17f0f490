import { useNavigate, useSearchParams } from "react-router";
import type { CustomerRow } from "../../../contract/office/customers.ts";
import { useList } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { spoken } from "../order/Customer.tsx";
import { either, soughtAs } from "../parcels/states.ts";

const columns: readonly Column<CustomerRow>[] = [
  { head: "Name", phone: "lead", cell: ({ name }) => <span className="font-[550]">{name}</span> },
  {
    head: "Kind",
    phone: "lead",
    cell: ({ account, proven, cash_closed }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={proven ? "good" : "plain"}>
          {account ? (proven ? "Account" : "Account, mail not proved") : "Visitor"}
        </Badge>
        {cash_closed && <Badge tone="warn">No cash on delivery</Badge>}
      </span>
    ),
  },
  { head: "Mobile", phone: "lead", cell: ({ mobile }) => <span className="figures">{spoken(mobile)}</span> },
  { head: "Mail", cell: ({ email }) => <span className="break-all">{email}</span> },
  { head: "Since", cell: ({ since }) => <When time={since} /> },
];

/** Who is calling: everybody who has an account, and by a search who has bought as a visitor. */
export default function Customers() {
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim();
  const list = useList("GET /customers/list", search ? { search } : {});
  const as = list.first?.sought_as ?? [];
  const took = as.length > 0 && `looked for as ${either(as.map((kind) => soughtAs[kind]))}`;
  return (
    <>
      <PageHead
        title="Customers"
        aside={search && <span aria-live="polite">{[`“${search}”`, took].filter(Boolean).join(", ")}</span>}
      />
      <Find key={search} now={search} />
      <ListTable
        caption={search ? `Customers: ${search}` : "Customers, the newest accounts first"}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id }) => `/customers/${id}`}
        empty={search ? <NotFound search={search} /> : <Nobody />}
      />
    </>
  );
}

/** The field for what callers say; it goes into the address. */
function Find({ now }: { now: string }) {
  const navigate = useNavigate();
  return (
    <div className="mb-4 max-w-md">
      <SearchForm
        name="Find customers"
        label="Mobile, mail, name or order"
        search={now}
        onSearch={(search) => void navigate(search ? `/customers?${new URLSearchParams({ search })}` : "/customers")}
      />
    </div>
  );
}

const NotFound = ({ search }: { search: string }) => (
  <Empty icon="search" title={`Nobody for “${search}”`} act={<ButtonLink to="/customers">All customers</ButtonLink>}>
    A mobile goes by its last four digits too, a mail address by its beginning, a name by a part of three letters, an
    order by its number. Whose account was deleted is found by his orders' numbers alone, among the orders.
  </Empty>
);

const Nobody = () => (
  <Empty icon="customers" title="Nobody has an account yet">
    Who opens an account in the shop stands here. Who buys without one is found by mobile, mail, name or order.
  </Empty>
);

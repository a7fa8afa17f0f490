import { Link, useNavigate, useSearchParams } from "react-router";
import { couponStates } from "../../../contract/office/couponStates.ts";
import { useList } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { MoreInSight } from "../orders/MoreInSight.tsx";
import { type Asked, addressOf, readAsked, saidOf } from "./address.ts";
import { columns } from "./columns.tsx";
import { stateNames } from "./words.ts";

const views = [
  { name: "All", state: "" as const },
  ...couponStates.map((state) => ({ name: stateNames[state].name, state })),
];

/** Every coupon, the newest first, with what it does and what it has cost. */
export default function Coupons() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const navigate = useNavigate();
  const list = useList("GET /coupons", saidOf(asked));
  const showsCost = list.rows.some(({ given }) => given !== undefined);
  useKeys("Coupons", [{ keys: "n", what: "New coupon", act: () => void navigate("/coupons/new") }]);
  return (
    <>
      <PageHead title="Coupons">
        <ButtonLink to="/coupons/new" look="primary" icon="plus">
          New coupon
        </ButtonLink>
      </PageHead>
      <div className="filters">
        <nav aria-label="Views" className="views">
          {views.map(({ name, state }) => (
            <Link
              key={name}
              to={addressOf({ ...asked, state })}
              className="view"
              aria-current={asked.state === state ? "true" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <Search key={asked.search} asked={asked} />
      <ListTable
        caption="Coupons"
        list={list}
        columns={columns.filter(({ head }) => showsCost || head !== "Cost")}
        keyOf={({ code }) => code}
        to={({ code }) => `/coupons/${code}`}
        empty={<None asked={asked} />}
      />
      <MoreInSight list={list} />
    </>
  );
}

function Search({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  return (
    <div className="mb-3 max-w-sm">
      <SearchForm
        name="Find coupons"
        label="Code or words"
        search={asked.search}
        onSearch={(search) => void navigate(addressOf({ ...asked, search }))}
      />
    </div>
  );
}

/** An empty list says what a coupon is good for, or that none is of that kind. */
function None({ asked }: { asked: Asked }) {
  if (Object.keys(saidOf(asked)).length > 0)
    return <Empty icon="search" title="No such coupon" act={<ButtonLink to="/coupons">All coupons</ButtonLink>} />;
  return (
    <Empty
      icon="coupon"
      title="No coupons yet"
      act={
        <ButtonLink to="/coupons/new" look="primary">
          Make the first one
        </ButtonLink>
      }
    >
      A coupon takes something off, or makes delivery free, for who enters its code or finds it in the cart. It is tried
      on a cart before anybody sees it, and ends when it says so or when you do.
    </Empty>
  );
}

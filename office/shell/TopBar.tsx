import { type FormEvent, type RefObject, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import type { Session } from "../api/session.ts";
import { Keycaps } from "../keys/Keycaps.tsx";
import type { Page } from "../page.ts";
import { Icon } from "../parts/Icon.tsx";
import { Brand } from "./Brand.tsx";
import { WhoSmall } from "./Who.tsx";

/** The bar above the screens: on a phone the shop and who is signed in, everywhere the search. */
export const TopBar = ({
  session,
  search,
  field,
}: {
  session: Session;
  search: Page | undefined;
  field: RefObject<HTMLInputElement | null>;
}) => (
  <header className={`top-bar ${search ? "" : "md:hidden"}`}>
    <Link to="/" className="md:hidden" aria-label={`${session.shop.name}, office`}>
      <Brand name={session.shop.name} className="text-lg" />
    </Link>
    {search ? <Search page={search} field={field} /> : <span className="flex-1" />}
    <div className="md:hidden">
      <WhoSmall session={session} />
    </div>
  </header>
);

/** One field for everything that callers say. It shows what the list it leads to was asked for. */
function Search({ page, field }: { page: Page; field: RefObject<HTMLInputElement | null> }) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const asked = pathname === `/${page.path}` ? (parameters.get("search") ?? "") : "";
  return <SearchField key={asked} page={page} field={field} asked={asked} />;
}

type FieldProps = { page: Page; field: RefObject<HTMLInputElement | null>; asked: string };

function SearchField({ page, field, asked }: FieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = typed.trim();
    void navigate(`/${page.path}${words ? `?${new URLSearchParams({ search: words })}` : ""}`);
    field.current?.blur();
  };
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={send} className="search">
        <Icon name="search" className="size-4 text-muted" />
        <input
          ref={field}
          type="search"
          aria-label="Search orders"
          placeholder="Mobile, name, order, invoice, tracking"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && field.current?.blur()}
        />
        <Keycaps keys="/" className="max-md:hidden" />
      </form>
    </search>
  );
}

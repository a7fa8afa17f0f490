import { Link, useNavigate } from "react-router";
import { useRead } from "../../api/read.ts";
import { SelectField } from "../../parts/Field.tsx";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { type Asked, addressOf } from "./address.ts";
import { LacksField } from "./LacksField.tsx";

const views: readonly { name: string; of: Partial<Asked> }[] = [
  { name: "All", of: {} },
  { name: "In the shop", of: { state: "published" } },
  { name: "Hidden", of: { state: "hidden" } },
  { name: "Retired", of: { state: "retired" } },
  { name: "Lacks something", of: { lacks: "anything" } },
  { name: "Low stock", of: { low: "yes" } },
];
const noView = { state: "", lacks: "", low: "" } as const;

/** What the list is about: words, views as links, shelf, maker, order. All of it stands in the address. */
export function Filters({ asked, path = "/products" }: { asked: Asked; path?: string }) {
  const navigate = useNavigate();
  const choices = useRead("GET /products/choices");
  const go = (next: Partial<Asked>) => void navigate(addressOf({ ...asked, ...next }, path));
  const isNow = ({ of }: (typeof views)[number]) =>
    asked.state === (of.state ?? "") && asked.low === (of.low ?? "") && (asked.lacks !== "") === "lacks" in of;
  return (
    <>
      <div className="filters">
        <nav aria-label="Views" className="views">
          {views.map((view) => (
            <Link
              key={view.name}
              to={addressOf({ ...asked, ...noView, ...view.of }, path)}
              className="view"
              aria-current={isNow(view) ? "true" : undefined}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      </div>
      <div className="product-filters">
        <SearchForm label="Name, maker, SKU or barcode" search={asked.search} onSearch={(search) => go({ search })} />
        <SelectField label="Shelf" value={asked.category} onChange={(event) => go({ category: event.target.value })}>
          <option value="">Every shelf</option>
          {choices.data?.categories.map(({ slug, name, department }) => (
            <option key={slug} value={slug}>
              {department === null ? name : `\u2003${name}`}
            </option>
          ))}
        </SelectField>
        <SelectField label="Maker" value={asked.brand} onChange={(event) => go({ brand: event.target.value })}>
          <option value="">Every maker</option>
          {choices.data?.brands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Collection"
          value={asked.collection}
          onChange={(event) => go({ collection: event.target.value })}
        >
          <option value="">Every collection</option>
          {choices.data?.collections.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        {asked.lacks !== "" && <LacksField lacks={asked.lacks} onChoose={(lacks) => go({ lacks })} />}
        {path === "/products" && (
          <SelectField
            label="In order of"
            value={asked.sort}
            onChange={(event) => go({ sort: event.target.value as Asked["sort"] })}
          >
            <option value="name">Name</option>
            <option value="newest">Newest first</option>
            <option value="changed">Last changed first</option>
          </SelectField>
        )}
      </div>
    </>
  );
}

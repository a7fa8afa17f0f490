import { Link, useNavigate } from "react-router";
import { SelectField } from "../../parts/Field.tsx";
import { SearchForm } from "../../parts/SearchForm.tsx";
import { LacksField } from "../products/LacksField.tsx";
import { type Asked, addressOf, views } from "./address.ts";

/** What the list is about: views as links, words, what lacks, order. All of it stands in the address. */
export function Filters({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  const go = (next: Partial<Asked>) => void navigate(addressOf({ ...asked, ...next }));
  return (
    <>
      <div className="filters">
        <nav aria-label="Views" className="views">
          {views.map(({ value, name }) => (
            <Link
              key={value}
              to={addressOf({ ...asked, view: value })}
              className="view"
              aria-current={asked.view === value ? "true" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <div className="product-filters">
        <SearchForm label="Name, maker, SKU or barcode" search={asked.search} onSearch={(search) => go({ search })} />
        {asked.view === "lacks" && <LacksField lacks={asked.lacks} onChoose={(lacks) => go({ lacks })} />}
        <SelectField
          label="In order of"
          value={asked.sort}
          onChange={({ target }) => go({ sort: target.value === "place" ? "place" : "name" })}
        >
          <option value="name">Name</option>
          <option value="place">Place, along the shelves</option>
        </SelectField>
      </div>
    </>
  );
}

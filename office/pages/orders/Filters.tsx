import { Link, useNavigate } from "react-router";
import type { OrderView } from "../../../contract/office/orders.ts";
import { SelectField } from "../../parts/Field.tsx";
import { states, views } from "../parcels/states.ts";
import { type Asked, addressOf } from "./address.ts";

/** What the list is about: views as links, so that each is an address, and the state it stands in. */
export function Filters({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  return (
    <div className="filters">
      <nav aria-label="Views" className="views">
        {Object.entries(views).map(([view, { name }]) => (
          <Link
            key={view}
            to={addressOf({ ...asked, view: view as OrderView })}
            className="view"
            aria-current={asked.view === view ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="w-44">
        <SelectField
          label="State"
          labelHidden
          value={asked.state}
          onChange={(event) => void navigate(addressOf({ ...asked, state: event.target.value }))}
        >
          <option value="">Any state</option>
          {Object.entries(states).map(([state, { name }]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

import { Link, useNavigate } from "react-router";
import type { OrderView } from "../../../contract/office/orders.ts";
import { SelectField } from "../../parts/Field.tsx";
import { states, views } from "../parcels/states.ts";
import { type Asked, addressOf, channels } from "./address.ts";

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
      <div className="flex max-w-full gap-2">
        <div className="w-44 min-w-0">
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
        <div className="w-44 min-w-0">
          <SelectField
            label="How it came in"
            labelHidden
            value={asked.channel}
            onChange={({ target }) => void navigate(addressOf({ ...asked, channel: target.value as Asked["channel"] }))}
          >
            <option value="">However it came in</option>
            {Object.entries(channels).map(([channel, name]) => (
              <option key={channel} value={channel}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </div>
  );
}

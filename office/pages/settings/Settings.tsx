import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { History } from "../product/History.tsx";
import { Fixed } from "./Fixed.tsx";
import { Contact, Delivery, Links, Name, Packing } from "./forms.tsx";
import { Holidays } from "./Holidays.tsx";
import { Hours } from "./Hours.tsx";
import { Bank, Grievance, Promises, Returns } from "./legal.tsx";
import { DeliveryRates } from "./Rates.tsx";
import { historyRows } from "./words.ts";

/** What the shop says of itself, section by section, what changes most often first. */
export default function Settings() {
  const read = useRead("GET /settings");
  useKeys("Settings", [
    {
      keys: "Ctrl+s",
      what: "Save the section that has the focus",
      act: () => document.activeElement?.closest("form")?.requestSubmit(),
    },
  ]);
  useKeys("Opening hours", [{ keys: "Alt+ArrowDown", what: "The next day has the same hours", act: () => {} }]);
  return (
    <>
      <PageHead title="Settings" aside="What is saved is on every page at once" />
      <Loaded read={read} rows={12}>
        {({ sections, fixed, history }) => (
          <div className="settings-columns">
            <div className="settings-main">
              <Hours section={sections.hours} />
              <Holidays section={sections.holidays} />
              <Packing section={sections.dispatch} />
              <Contact section={sections.contact} />
              <Delivery section={sections.delivery} />
              <DeliveryRates section={sections.rates} />
              <Name section={sections.name} />
              <Returns section={sections.returns} />
              <Promises section={sections.promises} />
              <Grievance section={sections.grievance} />
              <Bank section={sections.bank} />
              <Links section={sections.links} />
            </div>
            <div className="settings-side">
              <Fixed fixed={fixed} />
              <History rows={historyRows(history)} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

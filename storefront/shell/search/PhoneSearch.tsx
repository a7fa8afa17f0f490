import { useRef, useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { closeDialog, opens } from "../../parts/sheet.ts";
import { useFetchedPart } from "../../parts/useFetchedPart.ts";
import { Sheet } from "../Sheet.tsx";
import { SearchField, searchPlaceholder } from "./SearchField.tsx";

const id = "phone-search";

const loadStart = () => import("./SearchStart.tsx");

/** The phone's search: what looks like a box opens the full screen with the real one. */
export function PhoneSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const { Part: Start } = useFetchedPart(loadStart, opened);
  const close = () => dialog.current && closeDialog(dialog.current);
  const field = (
    <div className="min-w-0 flex-1" onFocus={() => setOpened(true)}>
      <SearchField moreThan={-1} paneClassName="pane-below" onDone={close} onEscape={close} />
    </div>
  );
  return (
    <>
      <button
        type="button"
        aria-label={searchPlaceholder}
        className="search-input flex items-center justify-between text-left text-muted"
        {...opens(id)}
      >
        <span className="truncate">Search</span>
        <Icon name="search" className="size-5 text-brand" />
      </button>
      <Sheet ref={dialog} id={id} label="Search" className="phone-sheet" head={field}>
        {Start && <Start onChosen={close} />}
      </Sheet>
    </>
  );
}

import { useRef } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { opens } from "../opens.ts";
import { Sheet } from "../Sheet.tsx";
import { SearchField, searchPlaceholder } from "./SearchField.tsx";

const id = "phone-search";

/** The phone's search: what looks like a box opens the full screen with the real one. */
export function PhoneSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = (
    <div className="min-w-0 flex-1">
      <SearchField moreThan={-1} paneClassName="pane-below" onDone={() => dialog.current?.close()} />
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
      <Sheet ref={dialog} id={id} label="Search" className="phone-sheet" head={field} />
    </>
  );
}

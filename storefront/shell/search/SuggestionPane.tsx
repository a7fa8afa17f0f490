import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Suggestion } from "../../../contract/catalogue.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { recentSearches } from "./recentSearches.ts";
import { choicesOf, crumbOf, markedPieces, optionId, type Pane } from "./suggestions.ts";

type Props = {
  id: string;
  pane: Pane;
  typed: string;
  /** The choice that the arrow keys have reached; -1 for none. */
  active: number;
  onChosen: () => void;
};

/** What a search box offers: results, a spinner while it looks, the message that there is nothing, or the last searches. */
export default function SuggestionPane({ id, pane, typed, active, onChosen }: Props) {
  const offered: ReactNode[] =
    pane.shows === "results"
      ? pane.suggestions.map((item) => <Found key={item.product_url} item={item} typed={typed} />)
      : pane.shows === "recent"
        ? pane.texts.map((text) => <Again key={text} text={text} />)
        : [];
  const label = pane.shows === "recent" ? "Recent searches" : "Suggestions";
  return (
    <>
      {pane.shows === "recent" && <RecentHead />}
      <div id={id} role="listbox" aria-label={label} hidden={offered.length === 0}>
        {choicesOf(pane).map((to, index) => (
          <Link
            key={to}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={to}
            onClick={onChosen}
            className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-tint aria-selected:bg-tint"
          >
            {offered[index]}
          </Link>
        ))}
      </div>
      <div role="status">
        {pane.shows === "loading" && (
          <p className="grid min-h-20 place-items-center">
            <span className="spinner" aria-hidden="true" />
            <span className="sr-only">Searching</span>
          </p>
        )}
        {pane.shows === "message" && <p className="px-4 py-6 text-center text-muted">{pane.text}</p>}
      </div>
    </>
  );
}

const Found = ({ item, typed }: { item: Suggestion; typed: string }) => (
  <>
    <span className="w-12 flex-none">
      <Picture src={item.image} alt="" sizes="48px" />
    </span>
    <span className="min-w-0">
      <span className="line-clamp-2 leading-snug">
        {markedPieces(item.product_name, typed).map((piece, index) =>
          piece.marked ? (
            <mark key={index} className="bg-transparent font-semibold text-brand">
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </span>
      <span className="block truncate text-xs text-muted">{crumbOf(item)}</span>
    </span>
  </>
);

const Again = ({ text }: { text: string }) => (
  <>
    <Icon name="search" className="size-5 text-muted" />
    <span className="min-w-0 truncate">{text}</span>
  </>
);

const RecentHead = () => (
  <div className="flex items-center justify-between pl-4 text-sm text-muted">
    Recent searches
    <button type="button" className="text-link min-h-11 px-4" onClick={() => recentSearches.forget()}>
      Clear
    </button>
  </div>
);

import { type ReactNode, useEffect } from "react";
import { availabilityText } from "../../../contract/availabilityNames.ts";
import type { Suggestion } from "../../../contract/catalogue.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import { crumbOf, markedPieces, placeOf } from "./found.ts";
import { recentSearches } from "./recentSearches.ts";
import { choicesOf, optionId, type Pane } from "./suggestions.ts";

type Props = {
  id: string;
  pane: Pane;
  typed: string;
  /** The choice that the arrow keys have reached; -1 for none. */
  active: number;
  /** `search`: the text searched for, when the choice was a search. */
  onChosen: (search?: string) => void;
};

/**
 * What a search box offers: products with how the text may go on and the categories it names, a spinner while it looks,
 * the message that there is nothing, or the last searches.
 */
export default function SuggestionPane({ id, pane, typed, active, onChosen }: Props): ReactNode {
  const choices = choicesOf(pane);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  /** The choices from one on, with what each shows. */
  const options = <T,>(first: number, items: T[], show: (item: T) => ReactNode, className = row) =>
    items.map((item, i) => {
      const index = first + i;
      const { to = "", search } = choices[index] ?? {};
      return (
        <Link
          key={to}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          aria-posinset={index + 1}
          aria-setsize={choices.length}
          tabIndex={-1}
          to={to}
          onClick={() => onChosen(search)}
          className={className}
        >
          {show(item)}
        </Link>
      );
    });
  return (
    <>
      {pane.shows === "recent" && <RecentHead />}
      <div role="status">
        {pane.shows === "loading" && (
          <p className="grid min-h-20 place-items-center">
            <span className="spinner" aria-hidden="true" />
            <span className="sr-only">Searching</span>
          </p>
        )}
        {pane.shows === "message" && <p className="px-4 py-6 text-center text-muted">{pane.text}</p>}
        {"note" in pane && pane.note && <p className="px-4 py-3 text-sm text-balance text-center">{pane.note}</p>}
        {pane.shows !== "recent" && choices.length > 0 && (
          <span className="sr-only">{choices.length === 1 ? "1 suggestion" : `${choices.length} suggestions`}</span>
        )}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={pane.shows === "recent" ? "Recent searches" : "Suggestions"}
        hidden={choices.length === 0}
        className="pane-list"
      >
        {pane.shows === "recent" && options(0, pane.texts, (text) => <Again text={text} />)}
        {pane.shows === "message" && pane.categories && (
          <div className="px-4 pb-3">
            <Group name="Categories">{options(0, pane.categories, ({ name }) => name, word)}</Group>
          </div>
        )}
        {pane.shows === "results" && (
          <>
            <div role="group" aria-label="Products" className="min-w-0">
              {options(0, pane.suggestions, (item) => (
                <Found item={item} typed={`${typed} ${pane.corrected}`} />
              ))}
            </div>
            {choices.length > pane.suggestions.length && (
              <div className="pane-more">
                <Group name="Search for">
                  {options(
                    pane.suggestions.length,
                    pane.completions,
                    (text) => (
                      <Completion text={text} typed={typed} />
                    ),
                    word,
                  )}
                </Group>
                <Group name="Categories">
                  {options(
                    pane.suggestions.length + pane.completions.length,
                    pane.categories,
                    ({ name }) => name,
                    word,
                  )}
                </Group>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}

const row = "flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-tint aria-selected:bg-tint";
const word = "pane-word";

const Group = ({ name, children }: { name: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <div role="group" aria-label={name} className="pane-group">
      <p aria-hidden="true" className="pane-name">
        {name}
      </p>
      {children}
    </div>
  );

/** What the shopper would still have to type stands out. */
const Completion = ({ text, typed }: { text: string; typed: string }) => {
  const begun = typed.trimStart().toLowerCase();
  const known = text.startsWith(begun) ? begun.length : 0;
  return (
    <span>
      {text.slice(0, known)}
      <b className="font-semibold">{text.slice(known)}</b>
    </span>
  );
};

const Found = ({ item, typed }: { item: Suggestion; typed: string }) => (
  <>
    <span className="w-16 flex-none">
      <Picture src={item.image} alt="" sizes="64px" />
    </span>
    <span className="min-w-0 flex-1">
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
      {/* Read out whole; the maker and the name are seen above it. */}
      <span className="sr-only">{crumbOf(item)}</span>
      <span aria-hidden="true" className="line-clamp-2 text-xs text-muted">
        {placeOf(item)}
      </span>
      {item.price !== undefined && <Price paise={item.price} className="mt-0.5 block text-sm font-semibold" />}
      {item.availability && item.availability !== "in_stock" && (
        <span className="text-sm text-muted">{availabilityText(item)}</span>
      )}
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
    <button
      type="button"
      className="text-link min-h-11 px-4"
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector("input")?.focus();
        recentSearches.forget();
      }}
    >
      Clear
    </button>
  </div>
);

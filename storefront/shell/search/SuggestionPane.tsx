import { Link } from "react-router";
import type { Suggestion } from "../../../contract/catalogue.ts";
import { Picture } from "../../parts/Picture.tsx";
import { crumbOf, markedPieces, type Pane } from "./suggestions.ts";

type Props = {
  id: string;
  pane: Pane;
  typed: string;
  /** The suggestion that the arrow keys have reached; -1 for none. */
  active: number;
  onChosen: () => void;
};

export const optionId = (paneId: string, index: number): string => `${paneId}-${index}`;

/** What a search box found: results, a spinner while it looks, or the message that there is nothing. */
export function SuggestionPane({ id, pane, typed, active, onChosen }: Props) {
  return (
    <>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={pane.shows !== "results"}>
        {pane.shows === "results" &&
          pane.suggestions.map((item, index) => (
            <Option
              key={item.product_url}
              id={optionId(id, index)}
              item={item}
              typed={typed}
              active={index === active}
              onChosen={onChosen}
            />
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

type OptionProps = { id: string; item: Suggestion; typed: string; active: boolean; onChosen: () => void };

const Option = ({ id, item, typed, active, onChosen }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    to={`/product/${item.product_url}`}
    onClick={onChosen}
    className="flex items-center gap-3 px-4 py-2 hover:bg-tint aria-selected:bg-tint"
  >
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
  </Link>
);

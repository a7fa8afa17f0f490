import { type KeyboardEvent, useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useRemembered } from "../../device/remembered.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useFetchedPart } from "../../parts/useFetchedPart.ts";
import { recentSearches, searched } from "./recentSearches.ts";
import { choicesOf, optionId, type Pane, paneOfEmpty } from "./suggestions.ts";
import { useSuggestions } from "./useSuggestions.ts";

const loadPane = () => import("./SuggestionPane.tsx");

type Props = {
  /** Suggestions come for texts longer than this; below 0 on every change. */
  moreThan: number;
  paneClassName: string;
  /** What this search is called where a page has another one. */
  label?: string;
  /** After a product was chosen or a search was sent. */
  onDone?: () => void;
  /** What Escape does where the search has a layer of its own; else it closes the pane. */
  onEscape?: () => void;
};

export const searchPlaceholder = "Search for products, brands and more ...";

/**
 * A search form with live suggestions, and before anything is typed the last searches, driven by keys as the combobox
 * pattern says. Without script it is a form; so it is without its pane's script, which each change of the text asks for again.
 */
export function SearchField({ moreThan, paneClassName, label = "Search", onDone, onEscape }: Props) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { pane: live, ask, drop } = useSuggestions(moreThan);
  const recent = useRemembered(recentSearches);
  const pane: Pane = typed === "" ? paneOfEmpty(recent, live) : live;
  const navigate = useNavigate();
  const paneId = useId();
  const choices = choicesOf(pane);
  const wanted = open && pane.shows !== "nothing";
  const { Part: SuggestionPane, failed, again } = useFetchedPart(loadPane, wanted);
  const expanded = wanted && !failed;

  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    again();
    ask(text);
  };
  const done = () => {
    setTyped("");
    setActive(-1);
    drop();
    setOpen(false);
    onDone?.();
  };
  const choose = (search = "") => {
    searched(search);
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method has its own choices, by the same keys; the last one comes after its end, as 229 (Safari).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape" && onEscape) {
      event.preventDefault(); // else the text goes first
      onEscape();
    } else if (event.key === "Escape" && expanded) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && choices.length > 0) {
      event.preventDefault();
      const places = choices.length + 1; // the text itself is one of them
      setOpen(true);
      setActive(((active + 1 + (event.key === "ArrowDown" ? 1 : places - 1)) % places) - 1);
    } else if (event.key === "Enter" && expanded) {
      const chosen = choices[active];
      if (!chosen) return;
      event.preventDefault();
      void navigate(chosen.to);
      choose(chosen.search);
    }
  };

  return (
    <search aria-label={label}>
      <Form
        action="/products/search"
        className="relative"
        onSubmit={() => choose(typed)}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      >
        <input
          type="search"
          name="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={paneId}
          aria-activedescendant={expanded && active >= 0 ? optionId(paneId, active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={searchPlaceholder}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="search-input"
        />
        <button
          type="submit"
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-brand"
        >
          <Icon name="search" label="Search" className="size-5" />
        </button>
        <div className={expanded ? paneClassName : "hidden"}>
          {/* In its place from the start, so that what the field controls is there. */}
          {SuggestionPane ? (
            expanded && <SuggestionPane id={paneId} pane={pane} typed={typed} active={active} onChosen={choose} />
          ) : (
            <PaneOnItsWay id={paneId} />
          )}
        </div>
      </Form>
    </search>
  );
}

const PaneOnItsWay = ({ id }: { id: string }) => (
  <>
    <div id={id} role="listbox" aria-label="Suggestions" />
    <p className="grid min-h-20 place-items-center">
      <span className="spinner" aria-hidden="true" />
    </p>
  </>
);

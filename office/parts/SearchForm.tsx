import { useState } from "react";
import { TextField } from "./Field.tsx";

/** A field for words to find a list's rows by: asked for with Enter, so that each key is not a question. `search`: what is asked now. */
export function SearchForm({
  name,
  label,
  search,
  onSearch,
}: {
  /** What the search is called among others, such as "Find coupons". */
  name?: string;
  label: string;
  search: string;
  onSearch: (words: string) => void;
}) {
  const [words, setWords] = useState(search);
  return (
    <search aria-label={name}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
    </search>
  );
}

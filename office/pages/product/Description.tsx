import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../parts/Field.tsx";
import { isHtml } from "./marks.ts";
import type { Group } from "./parts.tsx";

type Mark = { name: string; key?: string; before: string; after: string; line?: true };

/** What the signs are called, and what they put around the chosen words or before their lines. */
const marks: readonly Mark[] = [
  { name: "Bold", key: "b", before: "**", after: "**" },
  { name: "Italic", key: "i", before: "*", after: "*" },
  { name: "Heading", before: "## ", after: "", line: true },
  { name: "List", before: "- ", after: "", line: true },
  { name: "Link", before: "[", after: "](https://)" },
];

/** The text with a mark at what is chosen in it, and what is chosen then. */
function marked(text: string, from: number, to: number, { before, after, line }: Mark) {
  const start = line ? text.lastIndexOf("\n", from - 1) + 1 : from;
  const chosen = text.slice(start, to);
  const now = line ? chosen.replace(/^/gm, before) : before + chosen + after;
  return {
    text: text.slice(0, start) + now + text.slice(to),
    from: start + before.length,
    to: start + now.length - after.length,
  };
}

/** The description in plain signs, with buttons and keys that put them; what has more than signs can say is HTML. */
export function Description({ group: { fields, set, errors, locked } }: { group: Group }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = fields.description ?? "";
  const html = isHtml(text);
  const mark = (one: Mark) => {
    const { current } = area;
    if (!current) return;
    const next = marked(text, current.selectionStart, current.selectionEnd, one);
    // At once: what is typed next belongs between the marks.
    flushSync(() => set("description", next.text));
    current.focus();
    current.setSelectionRange(next.from, next.to);
  };
  const hear = (event: KeyboardEvent) => {
    const one = marks.find(({ key }) => key === event.key && (event.ctrlKey || event.metaKey));
    if (!one || html) return;
    event.preventDefault();
    mark(one);
  };
  return (
    <div>
      <Field
        label="Description"
        error={errors.description}
        hint={
          locked
            ? undefined
            : html
              ? "It is kept as HTML, as it has more than the signs can say, such as a table."
              : "An empty line begins a new paragraph. The preview shows how it reads."
        }
      >
        {(given) => (
          <>
            {!html && !locked && (
              <div role="toolbar" aria-label="Marks" className="mb-1 flex flex-wrap gap-1">
                {marks.map((one) => (
                  <button
                    key={one.name}
                    type="button"
                    className="tab"
                    onClick={() => mark(one)}
                    title={one.key && `Ctrl ${one.key.toUpperCase()}`}
                  >
                    {one.name}
                  </button>
                ))}
              </div>
            )}
            <textarea
              {...given}
              ref={area}
              name="description"
              rows={8}
              className="field field-grows"
              value={text}
              onChange={(event) => set("description", event.target.value)}
              onKeyDown={hear}
            />
          </>
        )}
      </Field>
    </div>
  );
}

import type { Difference } from "./words.ts";

const signs = { added: "New", changed: "Changed", removed: "Gone" };
const cut = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** What will be different, thing by thing: what it was and what it becomes. */
export const Differences = ({ of }: { of: readonly Difference[] }) => (
  <ul className="differences">
    {of.map(({ kind, what, fields }) => (
      <li key={`${kind} ${what}`}>
        <span className={`difference-${kind}`}>{signs[kind]}</span> {what}
        {fields.length > 0 && (
          <dl className="difference-fields">
            {fields.map(({ name, was, now }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <del>{cut(was) || "nothing"}</del> <ins>{cut(now) || "nothing"}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ul>
);

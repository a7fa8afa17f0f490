import { type MouseEvent, useEffect, useRef } from "react";
import { type Draft, type Errors, fieldNames } from "./fields.ts";

/** The checkout's fields in the order in which they stand. */
const order: (keyof Draft)[] = [...fieldNames, "payment_method", "consent"];

const toField = (event: MouseEvent, name: string) => {
  const field = document.querySelector<HTMLElement>(`form [name="${name}"]:not(:disabled)`);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/**
 * What is wrong, before everything else: each with the way to its field. It takes the focus, once for each `turn`, and the
 * page's title begins with it, as that is what is read first.
 */
export function ErrorSummary({ errors, turn }: { errors: Errors; turn: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = order.filter((name) => errors[name]);
  const some = wrong.length > 0;
  useEffect(() => {
    if (turn) box.current?.focus();
  }, [turn]);
  useEffect(() => {
    if (!some) return;
    document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, [some]);
  if (!some) return null;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
      className="mb-6 scroll-mt-40 border-l-4 border-error bg-card px-5 py-4"
    >
      <h2 id="error-summary" className="font-semibold">
        {wrong.length === 1 ? "One thing needs your attention" : `${wrong.length} things need your attention`}
      </h2>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => toField(event, name)}
              className="text-link inline-flex min-h-8 items-center"
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

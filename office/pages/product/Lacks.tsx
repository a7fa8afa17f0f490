import type { Product } from "./words.ts";
import { fieldOfLack, whyLacks } from "./words.ts";

/** Leads to the field; one of a variant is the first of its kind. */
function goTo(name: string): void {
  const field = document.querySelector<HTMLElement>(`#product [name="${name}"], #product [name$=".${name}"]`);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}

/** What the law, couriers or shoppers ask for and the product has not, each a way to its field. */
export function Lacks({ lacks }: { lacks: Product["lacks"] }) {
  if (lacks.length === 0) return null;
  return (
    <section aria-label="What lacks" className="notice notice-warn">
      <p className="font-[600]">What lacks</p>
      <ul className="mt-1 grid gap-0.5">
        {lacks.map((lack) => {
          const field = fieldOfLack[lack];
          return (
            <li key={lack}>
              {field ? (
                <button type="button" className="text-link touch" onClick={() => goTo(field)}>
                  {lack}
                </button>
              ) : (
                lack
              )}
              <span className="text-xs text-muted"> {whyLacks[lack]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

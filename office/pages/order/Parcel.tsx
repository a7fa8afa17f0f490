import type { ReactNode } from "react";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import type { Order } from "./words.ts";

/** Who has the parcel, under which number, and what was said of it before. */
export function Parcel({ order, aside }: { order: Order; aside?: ReactNode }) {
  const { parcel, parcel_facts: facts } = order;
  if (!parcel) return null;
  return (
    <Card title="Parcel" aside={aside}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[550]">{parcel.courier}</span>
        <span className="figures">{parcel.number ?? "no number"}</span>
      </p>
      {parcel.url && (
        <a href={parcel.url} target="_blank" rel="noreferrer" className="text-link touch">
          Track the parcel
        </a>
      )}
      {facts.length > 1 && (
        <ol className="mt-3 grid gap-1 border-t border-hairline pt-2 text-xs text-muted">
          {facts.slice(0, -1).map(({ courier, number, at, name }) => (
            <li key={at}>
              <s>
                {courier} <span className="figures">{number}</span>
              </s>{" "}
              said <When time={at} /> {name && `by ${name}`}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

import { Badge, type Tone } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatWeight } from "../parcels/states.ts";
import type { Opened } from "./acts/opened.ts";
import type { Order } from "./words.ts";

type Parcel = Order["parcels"][number];

const states: Record<Parcel["state"], { name: string; tone: Tone }> = {
  packed: { name: "Here", tone: "info" },
  shipped: { name: "On its way", tone: "info" },
  delivered: { name: "Delivered", tone: "good" },
  undelivered: { name: "Came back", tone: "warn" },
};

/** What may follow for a parcel of an order, by name. */
function stepsOf({ acts, state: order }: Order, { state }: Parcel) {
  const may = (act: Order["acts"][number]) => acts.includes(act);
  const isOut = order === "shipped";
  return [
    state === "packed" && may("ship") && ({ act: "ship", name: "Hand over" } as const),
    state === "shipped" && isOut && may("deliver") && ({ act: "deliver", name: "Delivered" } as const),
    (state === "shipped" || (state === "packed" && isOut)) &&
      may("undelivered") &&
      ({ act: "undelivered", name: state === "packed" ? "Take back" : "Came back" } as const),
    state !== "packed" && may("parcel") && ({ act: "parcel", name: "Put right" } as const),
  ].filter((step) => step !== false);
}

/** Each parcel of an order that leaves in several: where it is, what is in it, who has it, and what may follow. */
export const Parcels = ({ order, open }: { order: Order; open: (opened: Opened) => void }) => (
  <Card title="Parcels">
    <ol className="grid gap-4">
      {order.parcels.map((parcel) => {
        const { number, state, lines, weight_g, tracking, cash } = parcel;
        const { name, tone } = states[state];
        const title = `Parcel ${number} of ${order.parcels.length}`;
        return (
          <li key={number} className="parcel-item">
            <p className="flex flex-wrap items-baseline gap-2">
              <span className="font-[550]">{title}</span>
              <Badge tone={tone}>{name}</Badge>
            </p>
            <p className="text-muted">
              {lines
                .map(({ id, quantity }) => `${quantity} × ${order.lines.find((line) => line.id === id)?.product_name}`)
                .join(", ")}
              {weight_g !== null && ` · ${formatWeight(weight_g)}`}
            </p>
            {tracking && (
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{tracking.courier}</span>
                <span className="figures">{tracking.number ?? "no number"}</span>
              </p>
            )}
            {cash != null && cash > 0 && state !== "undelivered" && (
              <p>
                <Money paise={cash} /> at the door
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {tracking?.url && (
                <a href={tracking.url} target="_blank" rel="noreferrer" className="text-link touch">
                  Track it
                </a>
              )}
              {stepsOf(order, parcel).map((step) => (
                <Button
                  key={step.act}
                  small
                  look={step.act === "parcel" ? "quiet" : "secondary"}
                  onClick={() => open({ act: step.act, parcel: number })}
                  aria-label={`${title}: ${step.name}`}
                >
                  {step.name}
                </Button>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  </Card>
);

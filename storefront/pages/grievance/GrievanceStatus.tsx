import { useEffect, useRef } from "react";
import type { Grievance, GrievanceState } from "../../../contract/grievances.ts";
import { formatDay } from "../../parts/day.ts";

const names: Record<GrievanceState, string> = {
  received: "Received",
  acknowledged: "Acknowledged by mail",
  in_progress: "Being worked on",
  resolved: "Resolved",
  closed: "Closed",
};

/** How a complaint stands, and what has happened to it. It comes into sight, above the form that was sent. */
export function GrievanceStatus({ grievance }: { grievance: Grievance }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="ticket"
      className="mt-8 rounded-card border border-brand bg-card p-6"
    >
      <div role="status">
        <h2 id="ticket" className="font-display text-3xl">
          {grievance.ticket}: {names[grievance.state].toLowerCase()}
        </h2>
        <p className="mt-2 text-muted">
          Please keep this number. We settle your complaint by {formatDay(grievance.resolve_by)} at the latest.
        </p>
      </div>
      <ol className="mt-4">
        {grievance.timeline.map(({ state, note, at }) => (
          <li key={state} className="flex gap-4 border-t border-hairline py-2">
            <span className="w-16 flex-none text-muted figures">{formatDay(at)}</span>
            <span>
              {names[state]}
              {note && <span className="block text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useState } from "react";
import { Badge } from "../../parts/Badge.tsx";
import { TextField } from "../../parts/Field.tsx";
import { formatTime } from "../../parts/time.ts";
import { toField } from "./words.ts";

type Dated = { from: string | null; until: string | null };

/** From and until when something shows, where that is not always. */
export function ShownWhen({ from, until }: Dated) {
  const [now] = useState(Date.now);
  if (until && Date.parse(until) <= now) return <Badge>over since {formatTime(until)}</Badge>;
  if (from && Date.parse(from) > now) return <Badge tone="info">from {formatTime(from)}</Badge>;
  return until ? <Badge tone="good">until {formatTime(until)}</Badge> : null;
}

type Props = { dated: Dated; errors: Record<string, string>; from?: string; until?: string };

/** The two fields for it, in India's time. */
export const DateFields = ({ dated, errors, from = "Shows from", until = "Shows until" }: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <TextField
      label={from}
      name="from"
      type="datetime-local"
      defaultValue={toField(dated.from)}
      error={errors.from}
      hint="Empty: at once"
    />
    <TextField
      label={until}
      name="until"
      type="datetime-local"
      defaultValue={toField(dated.until)}
      error={errors.until}
      hint="Empty: until it is changed"
    />
  </div>
);

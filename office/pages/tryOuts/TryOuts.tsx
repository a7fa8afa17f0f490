import { useState } from "react";
import { useSearchParams } from "react-router";
import type { DataOf } from "../../api/call.ts";
import { useRead } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Badge, type Tone } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { dayOf } from "../../parts/time.ts";
import { BlockDialog } from "./BlockDialog.tsx";

type Row = DataOf<"GET /tryouts">["rows"][number];

const states: Record<Row["state"], { name: string; tone: Tone }> = {
  booked: { name: "Booked", tone: "info" },
  shown: { name: "Came", tone: "good" },
  no_show: { name: "Did not come", tone: "bad" },
  cancelled: { name: "Cancelled", tone: "plain" },
  blocked: { name: "Kept", tone: "warn" },
};
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" });
const long = new Intl.DateTimeFormat("en-IN", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** Whether there is such a day: script takes the 31st of February for one in March, and the shop knows those of two centuries alone. */
const isDay = (text: string) =>
  /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && later(text, 0) === text;
const howFree = ({ free, holiday }: Pick<DataOf<"GET /tryouts">, "free" | "holiday">): string => {
  if (holiday !== null) return `, closed: ${holiday}`;
  return free === null ? "" : `, ${free === 1 ? "1 half hour" : `${free} half hours`} free`;
};

/** The showroom's day: who comes when to try what, who came, and what the staff keeps for something else. */
export default function TryOuts() {
  const [query] = useSearchParams();
  const [blocks, setBlocks] = useState(false);
  const [now] = useState(() => dayOf(new Date()));
  const asked = query.get("day");
  const day = asked && isDay(asked) ? asked : now;
  const read = useRead("GET /tryouts", { query: { day } });
  return (
    <>
      <PageHead title="Try-outs" aside={`${long.format(new Date(day))}${read.data ? howFree(read.data) : ""}`}>
        <ButtonLink to={`?day=${later(day, -1)}`} icon="left" aria-label="The day before" />
        <ButtonLink to="?">Today</ButtonLink>
        <ButtonLink to={`?day=${later(day, 1)}`} icon="right" aria-label="The day after" />
        <Button icon="lock" onClick={() => setBlocks(true)}>
          Keep a time
        </Button>
      </PageHead>
      <Loaded read={read}>
        {({ rows, holiday }) =>
          rows.length === 0 ? (
            <Empty
              icon="today"
              title={holiday === null ? "Nobody comes on this day" : `The shop is closed on this day: ${holiday}`}
            >
              Who books “Book a demo” on a product’s page stands here, with instrument, name and number.
            </Empty>
          ) : (
            <ul className="grid gap-2">
              {rows.map((row) => (
                <Visit key={row.booking_no} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <BlockDialog open={blocks} day={day} onClose={() => setBlocks(false)} />
    </>
  );
}

function Visit({ row }: { row: Row }) {
  const {
    booking_no: no,
    state,
    starts_at,
    ends_at,
    product_name,
    name,
    mobile,
    confirmed,
    no_shows,
    reason,
    begun,
    closed,
  } = row;
  const mark = useWrite("POST /tryouts/{no}", { reads: ["GET /tryouts"] });
  const as = (to: "booked" | "shown" | "no_show" | "cancelled") => () =>
    mark.start({ parameters: { no }, body: { state: to } });
  const what = state === "blocked" ? reason : product_name;
  return (
    <li className="card flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="figures min-w-40 font-[600]">
        {clock.format(new Date(starts_at))} – {clock.format(new Date(ends_at))}
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-[550]">{what}</span>
        {state !== "blocked" && (
          <span className="block text-muted">
            {name || "forgotten after a year"}
            {mobile && (
              <>
                {", "}
                <a href={`tel:+91${mobile}`} className="underline">
                  {mobile}
                </a>
              </>
            )}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
        {state === "booked" && confirmed && <Badge tone="good">says he comes</Badge>}
        {closed && <Badge tone="bad">the shop is closed then</Badge>}
        {no_shows > 0 && <Badge tone="warn">{`${no_shows} × not come before`}</Badge>}
      </span>
      <span className="flex flex-wrap gap-2">
        {state !== "cancelled" && state !== "blocked" && begun && (
          <>
            {state !== "shown" && (
              <Button small busy={mark.busy} onClick={as("shown")}>
                Came
              </Button>
            )}
            {state !== "no_show" && (
              <Button small busy={mark.busy} onClick={as("no_show")}>
                Did not come
              </Button>
            )}
          </>
        )}
        {(state === "booked" || state === "blocked") && (
          <Button small busy={mark.busy} onClick={as("cancelled")}>
            {state === "blocked" ? "Give free" : "Cancel"}
          </Button>
        )}
      </span>
    </li>
  );
}

import type { Today } from "../../../contract/office/today.ts";
import { Money } from "../../parts/Money.tsx";
import { ordersOf } from "../parcels/states.ts";

type Days = NonNullable<Today["strip"]>;
type Day = Days["today"];

const channels = { web: "shop", counter: "counter", phone: "phone" } as const;
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "long", timeZone: "UTC" });

/** Where today's orders came from, when it was not the shop alone. */
function sayChannels({ by_channel }: Day): string {
  const some = by_channel.filter(({ orders }) => orders > 0);
  return some.length > 1 ? some.map(({ channel, orders }) => `${orders} ${channels[channel]}`).join(" · ") : "";
}

/** The day so far beside yesterday and the same day a week ago: bars to look at, figures to read. */
export function Strip({ strip }: { strip: Days }) {
  const { today, yesterday, week_ago } = strip;
  const days = [
    { name: "Today so far", day: today },
    { name: "Yesterday", day: yesterday },
    { name: `Last ${weekday.format(new Date(`${week_ago.day}T00:00:00Z`))}`, day: week_ago },
  ];
  const size = ({ sales, orders }: Day) => sales ?? orders;
  const most = Math.max(1, ...days.map(({ day }) => size(day)));
  return (
    <section aria-label="How the day goes" className="strip">
      {days.map(({ name, day }, n) => (
        <div key={name} className="strip-day">
          <p className="text-xs text-muted">{name}</p>
          <p className={`figures ${n === 0 ? "font-display text-2xl" : "text-base"}`}>
            {day.sales === undefined ? ordersOf(day.orders) : <Money paise={day.sales} />}
          </p>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="strip-bar">
            <rect width="100" height="4" className="strip-rest" />
            <rect width={(size(day) / most) * 100} height="4" className={n === 0 ? "strip-now" : "strip-then"} />
          </svg>
          <p className="figures text-xs text-muted">
            {day.sales !== undefined && ordersOf(day.orders)}
            {n === 0 && sayChannels(day) && ` (${sayChannels(day)})`}
          </p>
        </div>
      ))}
    </section>
  );
}

import { formatSpan, formatTime, formatWhole } from "./time.ts";

/** A time in UTC as it is said in the shop, all of it on pointing. `span`: how long ago instead. */
export const When = ({ time, span = false }: { time: string; span?: boolean }) => (
  <time dateTime={time} title={formatWhole(time)} className="figures whitespace-nowrap">
    {span ? `${formatSpan(time)} ago` : formatTime(time)}
  </time>
);

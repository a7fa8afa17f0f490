import { formatSpan, formatTime, formatWhole } from "./time.ts";

type Props = { time: string; span?: boolean; wraps?: boolean };

/** A time in UTC as it is said in the shop, all of it on pointing. `span`: how long ago instead. `wraps`: where a narrow line takes it in two. */
export const When = ({ time, span = false, wraps = false }: Props) => (
  <time dateTime={time} title={formatWhole(time)} className={wraps ? "figures" : "figures whitespace-nowrap"}>
    {span ? `${formatSpan(time)} ago` : formatTime(time)}
  </time>
);

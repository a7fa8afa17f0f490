import { formatMoment } from "./dates.ts";
import type { CourseWords } from "./orderWords.ts";

const dot = "absolute top-2 -left-[0.3125rem] size-2.5 rounded-full";

const step = "relative border-l border-hairline pb-5 pl-6 last:border-transparent last:pb-0";

/** What has happened to an order, and what is still to come. */
export const Timeline = ({ past, ahead }: CourseWords) => (
  <ol className="ml-1.5">
    {past.map(({ title, cause, at }, index) => (
      <li key={index} className={step}>
        <span className={`${dot} ${index === past.length - 1 ? "bg-accent" : "bg-brand"}`} />
        {title && <p className="font-semibold">{title}</p>}
        <p className="text-sm text-muted">
          {cause && `${cause} · `}
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </li>
    ))}
    {ahead.map((next) => (
      <li key={next} className={`${step} text-muted`}>
        <span className={`${dot} border border-edge bg-paper`} />
        {next}
      </li>
    ))}
  </ol>
);

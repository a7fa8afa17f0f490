import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** A section's title with, perhaps, a way to all of it. */
export const SectionHead = ({ title, to, all = "See all" }: { title: string; to?: string; all?: string }) => (
  <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 md:mb-7">
    <h2 className="font-display text-3xl md:text-4xl">{title}</h2>
    {to && (
      <Link
        to={to}
        className="flex min-h-11 flex-none items-center gap-1 text-sm font-medium text-brand hover:underline"
        aria-label={`${all}: ${title}`}
      >
        {all}
        <Icon name="right" className="size-4" />
      </Link>
    )}
  </div>
);

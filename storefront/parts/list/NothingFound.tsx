import { Link, useLocation } from "react-router";
import { button } from "../button.ts";
import { useShell } from "../shellData.ts";

/** The list when nothing fits: says so, and offers the next thing to try. */
export function NothingFound({ filtered }: { filtered: boolean }) {
  const { pathname } = useLocation();
  const departments = useShell()?.topMenu ?? [];
  return (
    <div className="py-16 text-center">
      <p className="font-display text-4xl">No records found</p>
      <p className="mx-auto mt-3 max-w-100 text-muted">
        {filtered
          ? "Nothing fits all of this at once. Take a filter off, or start again."
          : "Try another spelling, or look through a department."}
      </p>
      {filtered && (
        <Link to={pathname} className={`${button.secondary} mt-6`}>
          Clear all filters
        </Link>
      )}
      <ul className="mt-8 flex flex-wrap justify-center gap-2">
        {departments.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

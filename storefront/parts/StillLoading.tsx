import { useLocation } from "react-router";

/** Says what has not come yet, and offers to ask again; it stands above the shape of what will come. */
export function StillLoading({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className="mt-6 flex min-h-11 flex-wrap items-center gap-x-4 text-muted">
      <span role="status">Loading {what}. This takes longer than it should.</span>
      <a href={pathname + search} className="text-link inline-flex min-h-11 items-center">
        Try again
      </a>
    </p>
  );
}

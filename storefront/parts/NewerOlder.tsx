import { Link } from "./Link.tsx";

/** The way to the pages before and after this one, of what is shown the newest first. */
export const NewerOlder = ({ page, last }: { page: number; last: number }) =>
  last > 1 && (
    <p className="mt-2 flex justify-between gap-4">
      {page > 1 ? (
        <Link to={`?page=${page - 1}`} className="text-link inline-flex min-h-11 items-center">
          Newer
        </Link>
      ) : (
        <span />
      )}
      {page < last && (
        <Link to={`?page=${page + 1}`} className="text-link inline-flex min-h-11 items-center">
          Older
        </Link>
      )}
    </p>
  );

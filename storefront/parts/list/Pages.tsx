import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { pageNumbers } from "./pageNumbers.ts";
import { useListAddress } from "./useListAddress.ts";

/** Numbered pages as real links. */
export function Pages({ page, last }: { page: number; last: number }) {
  const { changed } = useListAddress();
  if (last <= 1) return null;
  const to = (n: number) => changed({ page: n === 1 ? null : String(n) });
  return (
    <nav aria-label="Pages" className="mt-14">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className="page-number">
              <Icon name="left" label="Previous page" className="size-5" />
            </Link>
          </li>
        )}
        {pageNumbers(page, last).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                to={to(n)}
                className="page-number"
                aria-label={`Page ${n}`}
                aria-current={n === page ? "page" : undefined}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <Link to={to(page + 1)} rel="next" className="page-number">
              <Icon name="right" label="Next page" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

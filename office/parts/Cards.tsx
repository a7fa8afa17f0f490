import type { ReactNode } from "react";
import type { List } from "../api/read.ts";
import { Button } from "./Button.tsx";

type Props<Row> = {
  list: List<Row>;
  /** What they are, as a sentence begins with it: 'Reviews'. */
  name: string;
  /** What stands there while there is none. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list of the shop as cards below one another, and more of them by a button. */
export function Cards<Row>({ list: { rows, more, busy, query }, name, empty, children }: Props<Row>) {
  return (
    <>
      {query.error && rows.length === 0 ? (
        <p role="alert" className="notice notice-bad">
          {query.error.message}
        </p>
      ) : query.isPending ? (
        <p role="status" aria-label="Loading" className="text-muted">
          {name} are on their way.
        </p>
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ul className="grid gap-3">{rows.map(children)}</ul>
      )}
      {more && (
        <p className="mt-4 text-center">
          <Button onClick={more} busy={busy}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

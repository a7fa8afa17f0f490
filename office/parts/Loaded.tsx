import type { ReactNode } from "react";
import { Refused } from "../api/call.ts";
import { Button } from "./Button.tsx";
import { Empty } from "./Empty.tsx";

type Read<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

/** What was read from the shop; its place while it is on the way, and what went wrong when nothing came. */
export function Loaded<T>({
  read,
  rows = 6,
  children,
}: {
  read: Read<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  if (read.data !== undefined) return children(read.data);
  if (read.error) return <LoadFailed error={read.error} again={() => void read.refetch()} />;
  return <Skeleton rows={rows} />;
}

/** Says why something could not be shown. Only what may go by itself offers to try again. */
export function LoadFailed({ error, again }: { error: Error; again: () => void }) {
  if (error instanceof Refused && error.status === 404)
    return (
      <Empty icon="search" title="There is no such thing">
        {error.message}
      </Empty>
    );
  if (error instanceof Refused && error.status === 403)
    return (
      <Empty icon="lock" title="Not for this role">
        {error.message}
      </Empty>
    );
  return (
    <Empty icon="warning" title="This could not be shown" act={<Button onClick={again}>Try again</Button>}>
      {error.message}
    </Empty>
  );
}

/** The place of rows that are on the way, in their height, so that nothing moves when they come. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, n) => (
      <div key={n} className="skeleton-row" />
    ))}
  </div>
);

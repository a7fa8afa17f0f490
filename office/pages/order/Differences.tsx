import type { Difference } from "./edit/fields.ts";

/** What changes, or changed: what stood there struck out, what stands there now beside it. */
export const Differences = ({ all }: { all: readonly Difference[] }) => (
  <dl className="grid gap-2">
    {all.map(({ name, label, was, now }) => (
      <div key={name}>
        <dt className="text-xs text-muted">{label}</dt>
        <dd className="flex flex-wrap gap-x-2">
          {was && <del className="text-muted">{was}</del>}
          {now ? <ins className="font-[550] no-underline">{now}</ins> : <span className="text-error">taken out</span>}
        </dd>
      </div>
    ))}
  </dl>
);

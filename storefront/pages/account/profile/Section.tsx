import { type ReactNode, useEffect, useRef } from "react";
import { useLoaderData } from "react-router";
import { useQuery } from "../../../parts/useQuery.ts";
import { messageFor } from "./done.ts";

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A part of the profile: its name at the side, what it holds beside it, and what its form has just done, which gets the focus. */
export function Section({ id, title, lead, children }: Props) {
  const query = useQuery();
  const notice = useRef<HTMLParagraphElement>(null);
  const message = messageFor(id, query.get("done"));
  const loaded = useLoaderData();
  // What was done twice says the same twice: what the page then loads anew tells them apart.
  useEffect(() => {
    if (message && loaded) notice.current?.focus({ preventScroll: true });
  }, [message, loaded]);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-32 gap-x-12 gap-y-5 border-t border-hairline py-8 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="font-display text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-sm text-muted">{lead}</p>}
      </div>
      <div>
        <p
          ref={notice}
          tabIndex={-1}
          role="status"
          className="mb-5 border-l-4 border-brand bg-tint px-4 py-3 outline-none empty:hidden"
        >
          {message}
        </p>
        {children}
      </div>
    </section>
  );
}

/** A form that most people do not need now; open once it has something to say. */
export const Fold = ({ title, open, children }: { title: string; open: boolean; children: ReactNode }) => (
  <details className="group" open={open || undefined}>
    <summary className="button button-secondary group-open:mb-5">{title}</summary>
    <div className="max-w-120">{children}</div>
  </details>
);

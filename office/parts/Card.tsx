import { type ReactNode, useId } from "react";

/** A part of a screen under a heading of its own, with what can be done in it. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id} className="font-[600]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

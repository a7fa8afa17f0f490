import { type ReactNode, useEffect } from "react";
import { useSession } from "../api/session.ts";

/** The head of a screen: its name, which is the tab's too, a line beside it, and what can be done here. */
export function PageHead({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  const shop = useSession().data?.shop.name ?? "Office";
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title, shop]);
  return (
    <header className="page-head">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-display text-2xl">{title}</h1>
        {aside && <div className="text-muted">{aside}</div>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}

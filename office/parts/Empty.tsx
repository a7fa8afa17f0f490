import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

/** A place where nothing is yet: what would stand here, how it comes here, and the way to it. */
export const Empty = ({
  icon,
  title,
  children,
  act,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  act?: ReactNode;
}) => (
  <div className="empty">
    <Icon name={icon} className="size-8 text-faint" />
    <p className="font-display text-xl">{title}</p>
    {children && <div className="max-w-prose text-muted">{children}</div>}
    {act && <div className="mt-2">{act}</div>}
  </div>
);

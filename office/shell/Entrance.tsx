import type { ReactNode } from "react";
import { shopName } from "../shop.ts";
import { Brand } from "./Brand.tsx";

type Props = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  wide?: boolean;
  /** Stands in a dialog over a screen that is there already. */
  inside?: boolean;
};

/** A page before the office: the shop's name on its string, and one thing to do. */
export function Entrance({ title, lead, children, wide = false, inside = false }: Props) {
  const Outer = inside ? "div" : "main";
  return (
    <Outer className="entrance">
      <div className={`entrance-card ${wide ? "entrance-wide" : ""}`}>
        <Brand name={shopName} className="plucked text-3xl" />
        <h1 className="mt-8 text-lg font-[600]">{title}</h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </Outer>
  );
}

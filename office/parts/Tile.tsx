import type { ReactNode } from "react";

/** A number under its name, with what is to be known of it below; in a `dl` of `figures-tiles`. */
export const Tile = ({ name, value, children }: { name: string; value: string; children?: ReactNode }) => (
  <div className="figures-tile">
    <dt className="text-xs text-muted">{name}</dt>
    <dd>
      <span className="figures-number figures">{value}</span>
      <span className="figures block text-xs text-muted">{children}</span>
    </dd>
  </div>
);

import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type Tone = "plain" | "info" | "good" | "warn" | "bad";

/** A state in a word or two. Its colour says nothing that the word does not. */
export const Badge = ({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>
    {(tone === "bad" || tone === "warn") && <Icon name="warning" className="size-3.5" />}
    {children}
  </span>
);

import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type Tone = "plain" | "info" | "good" | "warn" | "bad";

type Props = {
  tone?: Tone;
  /** Of several words: it takes a second line where there is no room, instead of its neighbour's. */
  wraps?: boolean;
  children: ReactNode;
};

/** A state in a word or two. Its colour says nothing that the word does not. */
export const Badge = ({ tone = "plain", wraps = false, children }: Props) => (
  <span className={`badge badge-${tone} ${wraps ? "badge-wraps" : ""}`}>
    {(tone === "bad" || tone === "warn") && <Icon name="warning" className="size-3.5" />}
    {children}
  </span>
);

import type { Mesh } from "three";
import { label, text } from "./label.ts";
import { placed } from "./mesh.ts";
import { v } from "./vector.ts";

type Legend = { size?: number; weight?: number; most?: number };

/**
 * Answers what prints words on a panel at z 0, their middle at (x, y), `size` centimetres high; words that come again
 * share one print.
 */
export function legends(colour: string, { size = 0.24, weight = 500, most }: Legend = {}) {
  const prints = new Map<string, Mesh>();
  return (words: string, x: number, y: number): Mesh => {
    const width = most ?? Math.max(size, words.length * size * 0.85);
    const print =
      prints.get(words) ??
      label(width, size * 1.5, (on) => text(on, words, { size, colour, weight, spacing: size * 0.06, most: width }));
    prints.set(words, print);
    return placed(print.clone(), { at: v(x, y, 0.03) });
  };
}

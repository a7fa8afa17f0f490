import type { Colours } from "../shop/colours.ts";

/** The colours of a document on white paper, as #rrggbb. */
export type Inks = Record<
  "ink" | "muted" | "hairline" | "tint" | "brand" | "accent" | "onBrand" | "onBrandMuted",
  string
>;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG's relative luminance, 0 (black) to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How much two colours differ, 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (one: string, other: string, share: number): string => {
  const others = channels(other);
  const parts = channels(one).map((value, i) => Math.round(value * share + (others[i] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

/** A colour of the shop; PDF knows none of CSS's functions and names: then black or white stands in. */
function hex(value: string, otherwise: string): string {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  return /^#[0-9a-f]{3}$/i.test(value) ? value.replace(/[0-9a-f]/gi, "$&$&") : otherwise;
}

/** The shop's colours as a document has them. What stands on the band at its head contrasts with it, whatever the owner chose. */
export function inksOf({ light }: Colours): Inks {
  const brand = hex(light.brand, "#222222");
  const paper = hex(light.paper, "#ffffff");
  const ink = hex(light.ink, "#000000");
  const onBrand = contrast(paper, brand) >= 4.5 ? paper : ink;
  const accent = hex(light.accent, onBrand);
  return {
    ink,
    muted: hex(light.muted, "#555555"),
    hairline: hex(light.hairline, "#dddddd"),
    tint: hex(light.tint, "#f2f2f2"),
    brand,
    accent: contrast(accent, brand) >= 3 ? accent : onBrand,
    onBrand,
    onBrandMuted: mixed(onBrand, brand, 0.78),
  };
}

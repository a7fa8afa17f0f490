/** How the grain of a wood looks. */
export type Grain = {
  /** The light wood between the lines, and another shade it drifts to. */
  light: string;
  drift?: string;
  /** The dark of the lines. */
  dark: string;
  /** Lines across the texture. */
  lines: number;
  /** How much they wander, stain each other, and how deep the pores are: 0 to 1. */
  wander: number;
  streak: number;
  pores: number;
  /** Curly figure across the grain, 0 to 1. */
  flame?: number;
};

/** The woods that instruments are made of. */
export const woods = {
  spruce: { light: "#f4d8a6", drift: "#efca8b", dark: "#bb8347", lines: 90, wander: 0.1, streak: 0.4, pores: 0.1 },
  cedar: {
    light: "#e3b77c",
    drift: "#d29f62",
    dark: "#8f5a2c",
    lines: 105,
    wander: 0.08,
    streak: 0.5,
    pores: 0.1,
  },
  mahogany: { light: "#8e4c2b", dark: "#57290f", lines: 45, wander: 0.4, streak: 0.6, pores: 0.8 },
  rosewood: { light: "#6b3a25", dark: "#2a130c", lines: 26, wander: 0.9, streak: 0.9, pores: 0.6 },
  ebony: { light: "#2b211d", dark: "#14100e", lines: 40, wander: 0.4, streak: 0.5, pores: 0.5 },
  jackwood: { light: "#b87a33", drift: "#c98f45", dark: "#6b3a15", lines: 22, wander: 1.1, streak: 0.8, pores: 0.5 },
  /** Newly sawn, before light turns it brown. */
  yellowJackwood: {
    light: "#e3b34c",
    drift: "#ecc465",
    dark: "#a06a24",
    lines: 22,
    wander: 1.1,
    streak: 0.7,
    pores: 0.5,
  },
  maple: { light: "#e6c592", dark: "#c29155", lines: 30, wander: 0.5, streak: 0.3, pores: 0.2 },
  /** Maple without its yellow, for stains that would turn grey on it. */
  bleached: { light: "#f4f2ee", dark: "#b9b3aa", lines: 30, wander: 0.5, streak: 0.4, pores: 0.25 },
  flamed: { light: "#dfb682", dark: "#b07f45", lines: 34, wander: 0.4, streak: 0.3, pores: 0.15, flame: 0.6 },
  walnut: { light: "#74492b", drift: "#805433", dark: "#3b2212", lines: 28, wander: 0.8, streak: 0.8, pores: 0.7 },
  rosy: { light: "#9a5a3a", drift: "#a8683f", dark: "#5a2c18", lines: 30, wander: 0.8, streak: 0.8, pores: 0.6 },
  mango: { light: "#cfa068", drift: "#d8b07c", dark: "#96683a", lines: 26, wander: 0.9, streak: 0.6, pores: 0.5 },
  birch: { light: "#e2c79c", dark: "#c09a66", lines: 36, wander: 0.7, streak: 0.4, pores: 0.2 },
  bamboo: { light: "#d9b56f", drift: "#cfa55c", dark: "#a97f3d", lines: 120, wander: 0.03, streak: 0.3, pores: 0.2 },
  rattan: { light: "#d5a95f", dark: "#9a6f35", lines: 60, wander: 0.1, streak: 0.3, pores: 0.2 },
} satisfies Record<string, Grain>;

export type Wood = keyof typeof woods;

/** From where a model is looked at: degrees round it, degrees above the floor, how many times as large as it fits. */
export type Turn = { azimuth: number; elevation: number; scale: number };

const [lowest, highest] = [-4, 88];
const [smallest, largest] = [0.7, 5];

/** Turned by degrees; never below the floor nor over the top. */
export const turned = (turn: Turn, azimuth: number, elevation: number): Turn => ({
  ...turn,
  azimuth: turn.azimuth + azimuth,
  elevation: Math.min(highest, Math.max(lowest, turn.elevation + elevation)),
});

/** Larger or smaller by a factor, within what is of use. */
export const scaled = (turn: Turn, factor: number): Turn => ({
  ...turn,
  scale: Math.min(largest, Math.max(smallest, turn.scale * factor)),
});

const step = 12;
const factor = 1.25;

/** What a key does: arrows turn, plus and minus come nearer and go away; undefined for other keys. */
export function keyed(turn: Turn, key: string): Turn | undefined {
  if (key === "ArrowLeft") return turned(turn, -step, 0);
  if (key === "ArrowRight") return turned(turn, step, 0);
  if (key === "ArrowUp") return turned(turn, 0, step);
  if (key === "ArrowDown") return turned(turn, 0, -step);
  if (key === "+" || key === "=") return scaled(turn, factor);
  if (key === "-") return scaled(turn, 1 / factor);
  return undefined;
}

/** The way from one view to another after a frame: a fifth of what is left, or all of it when that is next to nothing. */
export function nearer(from: Turn, to: Turn): Turn {
  const between = (a: number, b: number, least: number) => (Math.abs(b - a) < least ? b : a + (b - a) / 5);
  return {
    azimuth: between(from.azimuth, to.azimuth, 0.05),
    elevation: between(from.elevation, to.elevation, 0.05),
    scale: between(from.scale, to.scale, 0.002),
  };
}

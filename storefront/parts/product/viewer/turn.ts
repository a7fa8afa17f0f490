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

/** Whether both are the same view. */
export const same = (a: Turn, b: Turn): boolean =>
  a.azimuth === b.azimuth && a.elevation === b.elevation && a.scale === b.scale;

/**
 * The way from one view to another after so many milliseconds: what is left fades with `inertia`, the milliseconds after which a
 * third of it is left, and is over when it is next to nothing.
 */
export function nearer(from: Turn, to: Turn, ms: number, inertia: number): Turn {
  const share = inertia > 0 ? 1 - Math.exp(-ms / inertia) : 1;
  const between = (a: number, b: number, least: number) => (Math.abs(b - a) < least ? b : a + (b - a) * share);
  return {
    azimuth: between(from.azimuth, to.azimuth, 0.05),
    elevation: between(from.elevation, to.elevation, 0.05),
    scale: between(from.scale, to.scale, 0.002),
  };
}

/** Where it comes to rest that is let go at this speed, in degrees a millisecond: it goes on at that speed and slows down. */
export const flung = (turn: Turn, speed: { azimuth: number; elevation: number }, inertia: number): Turn =>
  turned(turn, speed.azimuth * inertia, speed.elevation * inertia);

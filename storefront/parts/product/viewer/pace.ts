/** What is drawn in a frame: a sketch of what moves, or a round of light on what stands still. */
export type Frame = "sketch" | "round";

/** A frame that takes longer is too much for the machine, in milliseconds. */
const late: Record<Frame, number> = { sketch: 50, round: 250 };

/**
 * How large frames are drawn, as a part of the canvas's sides: half of them once two frames of a kind, one after the other, took too long.
 * One alone does not count: the first one waits for its shaders.
 */
export function openPace() {
  const parts: Record<Frame, number> = { sketch: 1, round: 1 };
  let lates = 0;
  return {
    parts,
    /** Notes how long a frame took; whether frames of its kind are drawn smaller from now on. */
    took(frame: Frame, ms: number): boolean {
      lates = ms > late[frame] ? lates + 1 : 0;
      if (lates < 2 || parts[frame] < 1) return false;
      parts[frame] = 0.5;
      return true;
    },
  };
}

/** What is drawn in a frame: a sketch of what moves, or a round of light on what stands still. */
export type Frame = "sketch" | "round";

/** A frame that takes longer is too much for the machine, in milliseconds. */
const late: Record<Frame, number> = { sketch: 50, round: 250 };

/**
 * What a machine is asked to draw: `parts` of the canvas's sides for each kind of frame, and whether rounds of light at all. Two frames of a kind
 * one after the other that took too long make the next ones smaller; rounds that are too much even so are left. One alone
 * does not count: the first one waits for its shaders.
 */
export function openPace() {
  const parts: Record<Frame, number> = { sketch: 1, round: 1 };
  let [lates, rounds] = [0, true];
  return {
    parts,
    rounds: () => rounds,
    /** Notes how long a frame took; whether less is asked for from now on. */
    took(frame: Frame, ms: number): boolean {
      lates = ms > late[frame] ? lates + 1 : 0;
      if (lates < 2) return false;
      lates = 0;
      const small = parts[frame] < 1;
      if (small && (frame === "sketch" || !rounds)) return false;
      if (small) rounds = false;
      parts[frame] = 0.5;
      return true;
    },
  };
}

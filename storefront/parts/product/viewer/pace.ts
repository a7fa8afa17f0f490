/** What is drawn in a frame: a sketch of what moves, or a round of light on what stands still. */
export type Frame = "sketch" | "round";

/** A frame that takes longer is too much for the machine, in milliseconds; a probe is a small sketch that nobody sees. */
const late: Record<Frame | "probe", number> = { sketch: 50, round: 250, probe: 100 };

/**
 * What a machine is asked to draw: `parts` of the canvas's sides for each kind of frame, and whether rounds of light at all. It begins with two
 * probes, of which the first waits for its shaders: where the second is late, no light is gathered. After that two late frames one after the
 * other make the next ones of their kind smaller; rounds that are too much even so are left.
 */
export function openPace() {
  const parts: Record<Frame, number> = { sketch: 0.25, round: 1 };
  let [probes, lates, rounds] = [2, 0, true];
  return {
    parts,
    probing: () => probes > 0,
    rounds: () => rounds,
    /** Notes how long a frame took; whether something else is asked for from now on. */
    took(frame: Frame, ms: number): boolean {
      if (probes > 0) {
        probes -= 1;
        if (probes > 0) return false;
        rounds = ms <= late.probe;
        parts.sketch = parts.round = rounds ? 1 : 0.5;
        return true;
      }
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

/** A key that was pressed: its sign, and when, in milliseconds of the page's own clock. */
type Stroke = { key: string; at: number };

/** What is to become of a key: `pass` on, `hold` until more is known, or it was the end of a scan. */
type Heard = "pass" | "hold" | { scan: string };

/** No hand types so fast: signs of a scanner are at most so many milliseconds apart. */
export const longestGap = 35;
/** What is shorter is no code. */
const fewestSigns = 4;

export type Burst = {
  hear: (stroke: Stroke) => Heard;
  /** Whether a burst is under way at this time. */
  isOpen: (at: number) => boolean;
};

/**
 * Tells a scanner from a hand by the time between its keys: at least four signs, none later than 35 ms after the one before,
 * ended by Enter or Tab.
 */
export function createBurst(): Burst {
  let signs = "";
  let last = Number.NEGATIVE_INFINITY;
  const isOpen = (at: number) => signs !== "" && at - last <= longestGap;
  return {
    isOpen,
    hear({ key, at }) {
      if (!isOpen(at)) signs = "";
      if (key === "Enter" || key === "Tab") {
        const scan = signs;
        signs = "";
        return scan.length >= fewestSigns ? { scan } : "pass";
      }
      if (key.length !== 1) return "pass";
      signs += key;
      last = at;
      return "hold";
    },
  };
}

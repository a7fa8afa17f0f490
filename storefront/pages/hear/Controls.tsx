import { button } from "../../parts/button.ts";
import type { Touched } from "./useTones.ts";

type Props = {
  sounding: Touched | undefined;
  drone: boolean;
  failed: boolean;
  octave: number;
  onOctave: (octave: number) => void;
  /** Undefined where there is no Sa for a drone. */
  onDrone: (() => void) | undefined;
  onStop: () => void;
};

/** What is heard now, in words. */
function said({ sounding, drone, failed }: Props): string {
  if (failed) return "This browser can make no tones.";
  if (sounding) return `${sounding.name}${drone ? ", with the drone" : ""}`;
  return drone ? "The drone alone" : "Silent";
}

/** What is heard now, and how: the drone, the octave, and the way to silence. In sight all the time. */
export function Controls(props: Props) {
  const { sounding, drone, octave, onOctave, onDrone, onStop } = props;
  const silent = !sounding && !drone;
  return (
    <aside
      aria-label="What sounds"
      className="hear-controls sticky bottom-[calc(var(--height-bottom-bar)+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline bg-card px-4 py-2.5 noscript:hidden md:bottom-0 md:-mx-8 md:px-8"
    >
      <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
        <p role="status" className="font-medium">
          {said(props)}
        </p>
        <button type="button" className={button.secondary} aria-disabled={silent} onClick={() => silent || onStop()}>
          Stop
        </button>
      </div>
      {onDrone && (
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            className="choice"
            checked={drone}
            aria-checked={drone}
            onChange={onDrone}
          />
          Drone
        </label>
      )}
      <label className="flex flex-wrap items-center gap-2">
        <span className="text-muted">Octave</span>
        <select className="field w-auto" value={octave} onChange={({ target }) => onOctave(Number(target.value))}>
          <option value={-1}>Low</option>
          <option value={0}>Middle</option>
          <option value={1}>High</option>
        </select>
      </label>
    </aside>
  );
}

import { button } from "../../parts/button.ts";
import type { Touched } from "./useTones.ts";

const octaves = [
  { value: -1, label: "Low" },
  { value: 0, label: "Middle" },
  { value: 1, label: "High" },
];

/** What is heard now, and how: the drone, the octave, and the way to silence. In sight all the time. */
export function Controls({
  sounding,
  drone,
  octave,
  onOctave,
  onDrone,
  onStop,
}: {
  sounding: Touched | undefined;
  drone: boolean;
  octave: number;
  onOctave: (octave: number) => void;
  /** Undefined where there is no Sa for a drone. */
  onDrone: (() => void) | undefined;
  onStop: () => void;
}) {
  const silent = !sounding && !drone;
  return (
    <div className="hear-controls">
      <p role="status" className="hear-now">
        {sounding ? sounding.name : drone ? "The drone alone" : "Silent"}
        {sounding && drone ? ", with the drone" : ""}
      </p>
      <button type="button" className={button.secondary} aria-disabled={silent} onClick={() => silent || onStop()}>
        Stop
      </button>
      {onDrone && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" role="switch" className="choice" checked={drone} onChange={onDrone} />
          Drone
        </label>
      )}
      <fieldset>
        <legend className="sr-only">Octave</legend>
        <div className="hear-octave">
          {octaves.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="octave"
                className="sr-only"
                checked={octave === value}
                onChange={() => onOctave(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

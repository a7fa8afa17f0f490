import type { ReactNode } from "react";
import type { Tone } from "../../../contract/pitch.ts";
import { Icon } from "../../parts/Icon.tsx";
import type { Touched } from "./useTones.ts";

export type ToneRow = {
  /** Its place on the page, one of its own. */
  place: string;
  name: string;
  tone: Tone;
  /** What belongs to it: the variants that have it, or that this product does. */
  beside?: ReactNode;
};

/** A tone of a number of octaves higher or, below zero, lower. */
export const inOctave = (tone: Tone, octaves: number): Tone => ({
  ...tone,
  octave: tone.octave + octaves,
  hz: tone.hz * 2 ** octaves,
});

const hertz = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Tones with their notes and frequencies, each with the button that plays it and a string as long as it would be for that tone. Without
 * script it is a table to read.
 */
export function ToneTable({
  label,
  head,
  rows,
  sounding,
  onPlay,
}: {
  label: string;
  head: string;
  rows: ToneRow[];
  sounding: Touched | undefined;
  onPlay: (touched: Touched) => void;
}) {
  const lowest = Math.min(...rows.map(({ tone }) => tone.hz));
  return (
    <div className="hear-frame">
      <table className="hear-table w-full text-left" aria-label={label}>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="noscript:hidden">
              <span className="sr-only">Listen</span>
            </th>
            <th scope="col">{head}</th>
            <th scope="col">Note</th>
            <th scope="col">Hz</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name, tone, beside }) => {
            const sounds = sounding?.place === place;
            return (
              <tr key={place} className={`border-t border-hairline ${sounds ? "hear-sounds" : ""}`}>
                <td className="noscript:hidden">
                  <button
                    type="button"
                    className="grid size-11 place-items-center rounded-full border border-edge bg-card text-brand hover:bg-tint"
                    aria-label={`Play ${name}`}
                    onClick={() => onPlay({ place, name: `${name}, ${tone.note}${tone.octave}`, hz: tone.hz })}
                  >
                    <Icon name="play" className="size-5" />
                  </button>
                </td>
                <th scope="row">
                  <span className="font-display text-xl whitespace-nowrap">{name}</span>
                  {beside}
                </th>
                <td>
                  {tone.note}
                  <sub className="text-xs text-muted">{tone.octave}</sub>
                </td>
                <td className="figures">{hertz.format(tone.hz)}</td>
                <td aria-hidden="true">
                  <svg
                    viewBox="0 0 100 12"
                    preserveAspectRatio="none"
                    width={`${Math.round((lowest / tone.hz) * 100)}%`}
                    height="12"
                    className={`string ${sounds ? "ringing" : ""}`}
                  >
                    <path d="M0 6C12 -3 34 -2 56 2.5S88 6 100 6" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

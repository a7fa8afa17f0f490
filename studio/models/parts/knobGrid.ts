import type { Group } from "three";
import { hash } from "../noise.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { panelKnob } from "./panelKnob.ts";
import { steps, v } from "./vector.ts";

/** How the knobs look; where each stands is chance. */
export type Knob = Omit<Parameters<typeof panelKnob>[0], "angle">;

type Grid = {
  /** What stands below each knob, row by row from the top; nothing at all where it is empty. */
  names: readonly (readonly string[])[];
  /** From knob to knob, across and down. */
  pitch: readonly [number, number];
  knob: Knob;
  ink: string;
  /** The heading above, between two rules. */
  title?: string;
  /** How high the names are; half the knob's radius unless said. */
  size?: number;
  /** Without the scale of lines round each knob. */
  plain?: boolean;
  /** Another number turns the knobs to other places. */
  seed?: number;
};

/** From where to where a knob turns, in degrees from straight up. */
const TURN = 140;

function scale(on: CanvasRenderingContext2D, x: number, y: number, radius: number, ink: string): void {
  on.strokeStyle = ink;
  on.lineWidth = Math.max(0.035, radius * 0.06);
  for (const a of steps(11, -TURN, TURN)) {
    const [s, c] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
    on.beginPath();
    on.moveTo(x + s * radius * 1.18, y + c * radius * 1.18);
    on.lineTo(x + s * radius * 1.36, y + c * radius * 1.36);
    on.stroke();
  }
}

/** Knobs in rows with their scales and names printed on the face at z 0 they stand on; its middle at the origin. */
export function knobGrid({
  names,
  pitch: [across, down],
  knob,
  ink,
  title,
  size,
  plain = false,
  seed = 0,
}: Grid): Group {
  const columns = Math.max(...names.map((row) => row.length));
  const letters = size ?? Math.max(0.3, knob.radius * 0.5);
  const wide = knob.radius * (knob.skirt ? 1.2 : 1);
  const [width, height] = [columns * across, names.length * down + (title ? letters * 2.4 : 0)];
  const place = (row: number, column: number) => ({
    x: (column - ((names[row]?.length ?? 1) - 1) / 2) * across,
    y: ((names.length - 1) / 2 - row) * down,
  });
  const made = group(
    placed(
      label(width, height + letters * 2, (on) => {
        if (title) {
          text(on, title, {
            y: -(names.length * down) / 2 - letters * 0.3,
            size: letters * 1.1,
            colour: ink,
            weight: 700,
          });
          on.fillStyle = ink;
          on.fillRect(-width / 2 + 0.2, -(names.length * down) / 2 + letters * 0.45, width - 0.4, letters * 0.1);
        }
        for (const [row, line] of names.entries())
          for (const [column, name] of line.entries()) {
            if (!name) continue;
            const { x, y } = place(row, column);
            if (!plain) scale(on, x, -y, wide, ink);
            text(on, name, {
              x,
              y: -y + wide * 1.4 + letters * 0.75,
              size: letters,
              colour: ink,
              most: across * 0.94,
            });
          }
      }),
      { at: v(0, 0, 0.02) },
    ),
  );
  for (const [row, line] of names.entries())
    for (const [column, name] of line.entries()) {
      if (!name) continue;
      const { x, y } = place(row, column);
      const turn = (hash(row * 7 + column + seed * 5, name.length + names.length) - 0.5) * 2 * TURN * 0.8;
      made.add(placed(panelKnob({ ...knob, angle: turn }), { at: v(x, y, 0) }));
    }
  return made;
}

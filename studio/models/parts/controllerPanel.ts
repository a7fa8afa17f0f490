import type { Group, Material } from "three";
import { keyButton } from "./keyButton.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { lamp } from "./socket.ts";
import { v } from "./vector.ts";

/** What a controller's panel is told: its size (x from 0 to `width`, y from its front edge to `panel`), and its colours. */
export type ControllerPanel = { width: number; panel: number; ink: string; pad: string; knob: string };

/** Buttons with a lamp above and their name below, row by row from the top; the first of them lies at the origin. */
export const namedButtons = (
  names: readonly (readonly string[])[],
  [across, down]: readonly [number, number],
  material: Material,
  ink: string,
  lit: Readonly<Record<string, string>> = {},
): Group =>
  group(
    ...names.flatMap((line, row) =>
      line.flatMap((name, column) => {
        const [x, y] = [column * across, -row * down];
        return [
          keyButton(x, y, material, across * 0.76, 0.95),
          placed(lamp(0.12, lit[name] ?? "#33211a"), { at: v(x, y + 0.85, 0) }),
          placed(
            label(across, 0.6, (on) => text(on, name, { size: 0.4, colour: ink, most: across * 0.95 })),
            { at: v(x, y - 0.9, 0.02) },
          ),
        ];
      }),
    ),
  );

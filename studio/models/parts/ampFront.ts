import type { Group, Material } from "three";
import { type Control, controlRow } from "./controlRow.ts";
import type { Knob } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

/** A control panel: the metal or plastic it is printed on, the colour of the print, what stands on it. */
export type Panel = { face: Material; ink: string; knob: Knob; pitch: number; controls: readonly Control[] };

type Front = {
  opening: readonly [number, number];
  /** How high the panel stands, and whether at the opening's foot instead of its top. */
  band: number;
  low?: boolean;
  panel: Panel;
  /** The cloth; without it the place below the panel stays open. */
  grille?: Material;
  /** The rail between the two. */
  rail: Material;
  /** Piping lies round the opening; rail and panel end under it. */
  piped?: boolean;
  brand?: string;
  badge?: string;
  gilt?: string;
};

/** An amplifier's front on the board at z 0: panel, rail, grille cloth and names; x from the middle, y from its lower edge. */
export function ampFront({
  opening,
  band,
  low = false,
  panel,
  grille,
  rail,
  piped = false,
  brand,
  badge,
  gilt = "#efe9da",
}: Front): Group {
  const [wide, tall] = opening;
  const rest = tall - band;
  const [foot, y] = low ? [band, band / 2] : [0, rest + band / 2];
  const size = Math.min(wide * 0.085, rest * 0.3);
  const made = group(
    mesh(box(wide - (piped ? 1.04 : 0), 0.9, 1, 0.3), rail, v(0, low ? band : rest, 0.2)),
    mesh(
      box(wide - (piped ? 0.3 : 0), band - 0.7, 0.6, piped ? 0.5 : 0.3, 0.06),
      panel.face,
      v(0, y + (low ? -0.2 : 0.2), 0.1),
    ),
    placed(controlRow(panel.controls, panel), { at: v(0, y + (low ? 0.2 : 0.5), 0.41) }),
  );
  if (grille) made.add(mesh(box(wide, rest, 0.7, 0.4, 0.25), grille, v(0, foot + rest / 2, 0.1)));
  if (brand)
    made.add(
      placed(
        label(wide * 0.36, size * 1.4, (on) => text(on, brand, { size, colour: gilt, face: "serif", italic: true })),
        { at: v(low ? 0 : -wide * 0.29, low ? foot + rest / 2 : foot + rest - size * 1.1, 0.47) },
      ),
    );
  if (badge)
    made.add(
      placed(
        label(wide * 0.3, wide * 0.06, (on) =>
          text(on, badge, { size: wide * 0.034, colour: gilt, spacing: wide * 0.006 }),
        ),
        { at: v(wide * 0.33, foot + wide * 0.06, 0.47) },
      ),
    );
  return made;
}

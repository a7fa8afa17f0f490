import { DoubleSide, type Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { perforated } from "../materials/perforated.ts";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { skin } from "./surface.ts";
import { steps, v } from "./vector.ts";

type Grille = {
  width: number;
  height: number;
  /** How far its middle stands out before its sides. */
  bulge: number;
  color: string;
  /** From hole to hole. */
  pitch?: number;
};

/** A loudspeaker's sheet of punched steel on a face at z 0, bent outwards, with black foam behind. */
export function steelGrille({ width, height, bulge, color, pitch = 0.62 }: Grille): Group {
  const sheet = (inset: number, lift: number) => {
    const columns = steps(33, inset - width / 2, width / 2 - inset);
    const rows = [inset - height / 2, height / 2 - inset];
    const out = (x: number) => lift + bulge * Math.cos((x / width) * Math.PI) ** 0.8;
    return skin(
      rows.map((y) => columns.map((x) => v(x, y, out(x)))),
      (row, column) => [columns[column] ?? 0, rows[row] ?? 0],
      false,
    );
  };
  const frame = plastic(color, 0.6);
  return group(
    mesh(sheet(0, 0.9), perforated("holes", color, pitch, { metalness: 0.35, roughness: 0.5 })),
    mesh(sheet(0.1, 0.5), plastic("#0b0b0c", 0.9, { side: DoubleSide })),
    ...[-1, 1].map((side) => mesh(box(0.8, height, 1, 0.3), frame, v((side * width) / 2 - side * 0.3, 0, 0.5))),
  );
}

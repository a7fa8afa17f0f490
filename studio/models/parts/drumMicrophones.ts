import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel } from "../materials/metals.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { fromTop } from "./ballGrille.ts";
import { carryHandle } from "./carryHandle.ts";
import { flatGrille } from "./flatGrille.ts";
import { label, text } from "./label.ts";
import { curve, lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import type { Flat } from "./vector.ts";
import { v } from "./vector.ts";
import { xlrPins } from "./xlrPins.ts";

/** A short microphone for a snare or a tom on the spring clamp that grips the hoop; it stands on the clamp's jaw. */
export function rimMicrophone(enamel: Material): Group {
  const [black, steel, rubber] = [plastic("#17181a", 0.42), nickel(), matt("#0d0d0e")];
  const microphone = group(
    xlrPins(1.05, enamel, rubber, gold()),
    mesh(
      lathe(
        [
          [1.05, 1.1],
          [1.1, 1.2],
          [1.1, 3.4],
          [1.6, 4.6],
          [1.86, 5],
        ],
        { crease: 40 },
      ),
      enamel,
    ),
    placed(flatGrille(1.9, 1.9, "#9fa1a4", black), { at: v(0, 5, 0) }),
  );
  return group(
    placed(microphone, { at: v(0, 5.9, -3.6), turn: [102, 0, 0] }),
    mesh(box(1.1, 2.2, 1.8, 0.4), black, v(0, 4.6, -1.2)),
    mesh(rod(v(-0.9, 4.2, -1.2), v(1.5, 4.2, -1.2), 0.5, undefined, 24), steel),
    mesh(rod(v(1.3, 4.2, -1.2), v(2, 4.2, -1.2), 0.85, 0.8, 24), black),
    mesh(box(1.6, 4.2, 1.1, 0.3), black, v(0, 2.1, -1.6)),
    mesh(box(1.6, 0.9, 3.4, 0.3), black, v(0, 3.1, -0.2)),
    mesh(box(1.6, 0.9, 3.4, 0.3), black, v(0, 0.45, -0.2)),
    mesh(box(1.4, 0.5, 1.2, 0.15), rubber, v(0, 2.5, 0.7)),
    mesh(box(1.4, 0.5, 1.2, 0.15), rubber, v(0, 1.05, 0.7)),
    mesh(rod(v(0, 0.4, 1.1), v(0, 3.3, 1.1), 0.18, undefined, 12), steel),
  );
}

/** The large microphone for the kick, its grille to z, on its own joint. */
export function kickMicrophone(enamel: Material): Group {
  const black = plastic("#17181a", 0.42);
  const dome = curve([
    [3.9, 7.4],
    [3.9, 8.4],
    [3.5, 9.9],
    [2.3, 11],
    [0, 11.4],
  ]);
  const within = dome.map(([r, y]): Flat => [r * 0.96, y - 0.1]);
  const body = group(
    xlrPins(1.2, enamel, matt("#0d0d0e"), gold()),
    mesh(
      lathe(
        curve([
          [1.2, 1.1],
          [1.3, 2.4],
          [2.1, 4],
          [3.5, 5.6],
          [3.9, 7],
        ]),
        { crease: 60 },
      ),
      enamel,
    ),
    mesh(fromTop(lathe(dome, { crease: 180 }), 11.4), wireMesh("#a9abae", 0.2)),
    mesh(lathe(within, { crease: 180 }), matt("#1d1d1f")),
    mesh(
      lathe([
        [3.8, 6.9],
        [4.05, 7],
        [4.05, 7.5],
        [3.8, 7.6],
      ]),
      nickel(),
    ),
  );
  return group(
    placed(body, { at: v(0, 6, -5), turn: [90, 0, 0] }),
    mesh(box(1.6, 3.4, 2, 0.4), black, v(0, 2.9, -2.2)),
    mesh(rod(v(-1.6, 2.4, -2.2), v(1.6, 2.4, -2.2), 0.8, undefined, 28), black),
    mesh(rod(v(0, 0, -2.2), v(0, 1.9, -2.2), 1.35, 1.25, 32), black),
  );
}

/** Four rim microphones and one for the kick before their hard case. */
export function drumMicrophones(enamel: Material): Group {
  const [shell, frame] = [leather("#232427", 5, { roughness: 0.75 }), nickel()];
  const hard = group(
    mesh(box(34, 24, 5.3, 2.4, 1), shell, v(0, 12, 2.75)),
    mesh(box(34, 24, 5.3, 2.4, 1), shell, v(0, 12, -2.75)),
    mesh(slab(plate(roundRect(34.3, 24.3, 2.5, 24)), 0.9, 0.2), frame, v(0, 12, -0.45)),
    placed(carryHandle(11, plastic("#17181a", 0.5), plastic("#26272a", 0.5), 2), { at: v(0, 24, 0) }),
    ...[-10.5, 10.5].map((x) => mesh(box(4, 0.7, 4.4, 0.3), frame, v(x, 24.2, 0))),
    ...[-13, 13].map((x) => mesh(box(4, 0.8, 8, 0.3), matt("#0d0d0e"), v(x, -0.2, 0))),
    placed(
      label(18, 3, (on) => {
        text(on, "MUZHAKKAM", { y: -0.5, size: 1.7, colour: "#d9d7d0", weight: 700, spacing: 0.3 });
        text(on, "VERKAAL 5", { y: 0.95, size: 0.8, colour: "#a9a79f", spacing: 0.2 });
      }),
      { at: v(0, 13.5, 5.42) },
    ),
  );
  return group(
    placed(hard, { at: v(-2, 0.5, -8) }),
    placed(kickMicrophone(enamel), { at: v(0, 0, 6), turn: [0, -24, 0], scale: [1.1, 1.1, 1.1] }),
    ...[-17, -9.5, 9.5, 16.5].map((x) =>
      placed(rimMicrophone(enamel), { at: v(x, 0, 5 + Math.abs(x) * 0.1), turn: [0, -34, 0], scale: [1.2, 1.2, 1.2] }),
    ),
  );
}

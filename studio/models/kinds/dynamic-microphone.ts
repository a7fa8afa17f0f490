import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { ballGrille, grilleCollar } from "../parts/ballGrille.ts";
import { drumMicrophones } from "../parts/drumMicrophones.ts";
import { instrumentMicrophone } from "../parts/instrumentMicrophone.ts";
import { labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { xlrPins } from "../parts/xlrPins.ts";

/** Degrees by which it leans when it lies on its head and its foot. */
const LIE = 83.6;

type Look = { body: string; use: keyof typeof builds };

/** A singer's microphone with a die-cast body, lying. */
function singers(enamel: Material): Group {
  const collar = plastic("#17181a", 0.36);
  const rim = nickel();
  const upright = group(
    mesh(
      lathe(
        [
          [1.15, 1.1],
          [1.2, 1.3],
          [1.24, 3],
          [1.42, 7.2],
          [1.58, 9.4],
          [1.6, 9.6],
        ],
        { around: 96, crease: 40 },
      ),
      enamel,
    ),
    xlrPins(1.15, enamel, matt("#0d0d0e"), gold()),
    placed(grilleCollar(collar), { at: v(0, 9.6, 0) }),
    placed(ballGrille("#c3c5c8", steel({ color: "#b3b5b8", roughness: 0.28 })), { at: v(0, 10.3, 0) }),
    mesh(
      lathe([
        [1.13, 1.28],
        [1.215, 1.3],
        [1.215, 1.42],
        [1.13, 1.44],
      ]),
      rim,
    ),
    placed(
      labelAround(1.425, 1.5, 6, (on) => {
        on.rotate(Math.PI / 2);
        text(on, "MUZHAKKAM", { x: -0.2, y: -0.2, size: 0.6, colour: "#d9d7d0", weight: 600, spacing: 0.12 });
        text(on, "Pechu", { x: -0.2, y: 0.42, size: 0.4, colour: "#a9a79f" });
      }),
      { at: v(0, 6.2, 0), turn: [-3, 156, 0] },
    ),
  );
  return placed(group(placed(upright, { turn: [LIE, 0, 0] })), { turn: [0, -48, 0] });
}

/** One for singers, or three; one for instruments on its clip, or two; five for drums before their case. Each stands where the closer look is at its grille. */
const builds = {
  voice: singers,
  voices: (enamel: Material) =>
    group(
      ...[
        [0, 0],
        [-4.8, -4.6],
        [-9.6, -9.2],
      ].map(([x = 0, z = 0]) => placed(group(singers(enamel)), { at: v(x, 0, z) })),
    ),
  instrument: (enamel: Material) =>
    placed(group(placed(instrumentMicrophone(enamel), { turn: [0, -48, 0] })), { at: v(-3.3, -5, 2.9) }),
  pair: (enamel: Material) =>
    group(
      ...[0, 1].map((n) =>
        placed(group(placed(instrumentMicrophone(enamel), { turn: [0, -48 + n * 10, 0] })), {
          at: v(-3.3 - n * 6.5, -5, 2.9 - n * 7),
        }),
      ),
    ),
  drums: (enamel: Material) =>
    placed(group(placed(drumMicrophones(enamel), { turn: [0, 26, 0] })), { at: v(-13, -4.6, 1) }),
};

/** A dynamic microphone: a singer's, one for instruments, or a set for drums. */
export default model<Look>({
  finishes: {
    black: { body: "#26282b", use: "voice" },
    "black-instrument": { body: "#26282b", use: "instrument" },
    "black-three": { body: "#26282b", use: "voices" },
    "black-pair": { body: "#26282b", use: "pair" },
    "black-set": { body: "#26282b", use: "drums" },
  },
  size: [13.2, 5.2, 12.6],
  camera: { azimuth: 0, elevation: 38, fill: 0.86 },
  angle: { azimuth: 148, elevation: 24 },
  close: { at: [-9, 2, 8], across: 8.5, azimuth: -22, elevation: 30 },
  build: ({ body, use }) =>
    builds[use](physical({ color: body, metalness: 0.35, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.5 })),
});

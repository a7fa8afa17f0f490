import { brass, bronze, copper, silver, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { stringCoil } from "../parts/stringCoil.ts";
import { at, type Flat, v } from "../parts/vector.ts";

type Metal = "steel" | "bronze" | "copper" | "silver" | "clear";
type Look = {
  /** The envelope: its paper, what is printed on it, and the colours of both. */
  paper: string;
  ink: string;
  band: string;
  words: readonly [string, string];
  /** Each string's material and half its thickness, from the lowest. */
  strings: readonly (readonly [Metal, number])[];
  end: "ball" | "loop" | "plain";
};

const wound = (metal: Metal, gauges: readonly number[]) => gauges.map((gauge) => [metal, gauge] as const);

/** Where the coils lie, from the envelope to the front. */
const PLACES: Flat[] = [
  [-4.6, 5.4],
  [4.9, 5],
  [-0.1, 6.4],
  [-5.2, 8.3],
  [4.3, 8.6],
  [-0.9, 9.4],
  [6.6, 6.2],
];

/** The paper envelope, lying: seven lines that swing like strings, the maker's name, what is in it. */
const envelope = ({ paper, ink, band, words }: Look) =>
  group(
    mesh(box(11, 11, 0.22, 0.12, 0.08).rotateX(-Math.PI / 2), physical({ color: paper, roughness: 0.7 }), v(0, 0.11)),
    placed(
      label(10.9, 10.9, (on, width, height) => {
        on.fillStyle = paper;
        on.fillRect(-width / 2, -height / 2, width, height);
        on.fillStyle = band;
        on.fillRect(-width / 2, -0.3, width, height / 2 + 0.3);
        on.strokeStyle = ink;
        for (let n = 0; n < 6; n++) {
          on.lineWidth = 0.035 + n * 0.014;
          on.beginPath();
          const y = 0.35 + n * 0.46;
          on.moveTo(-width / 2, y);
          on.bezierCurveTo(-2, y - 0.9 + n * 0.12, 1.5, y + 1.1 - n * 0.1, width / 2, y);
          on.stroke();
        }
        text(on, "Narambu", { y: -3.5, size: 2.5, colour: ink, face: "serif", italic: true });
        text(on, "STRING WORKS  ·  MADURAI", { y: -2.05, size: 0.44, colour: ink, spacing: 0.12 });
        text(on, words[0], { y: 3.7, size: 0.86, colour: ink, weight: 600, most: 9.6 });
        text(on, words[1], { y: 4.65, size: 0.48, colour: ink, spacing: 0.06, most: 9.6 });
      }),
      { at: v(0, 0.226), turn: [-90, 0, 0] },
    ),
  );

export default model<Look>({
  finishes: {
    copper: {
      paper: "#efe3cc",
      ink: "#5b2411",
      band: "#d99a6a",
      words: ["Phosphor Bronze", "ACOUSTIC GUITAR  ·  SIX STRINGS"],
      strings: [...wound("copper", [0.07, 0.058, 0.046, 0.036]), ...wound("steel", [0.024, 0.02])],
      end: "ball",
    },
    silver: {
      paper: "#e9ecee",
      ink: "#1d2a3f",
      band: "#aebccb",
      words: ["Silver and Steel", "WOUND BY HAND IN MADURAI"],
      strings: [...wound("silver", [0.066, 0.054, 0.044, 0.034]), ...wound("steel", [0.024, 0.02])],
      end: "ball",
    },
    natural: {
      paper: "#f3ecd9",
      ink: "#24503f",
      band: "#b9d3b4",
      words: ["Ukulele Fluorocarbon", "FOUR STRINGS  ·  G C E A"],
      strings: wound("clear", [0.034, 0.044, 0.04, 0.032]),
      end: "plain",
    },
    brass: {
      paper: "#f4e6c1",
      ink: "#6c1f1a",
      band: "#e4b65c",
      words: ["Steel and Bronze", "VEENA AND TANPURA"],
      strings: [...wound("bronze", [0.06, 0.046, 0.036]), ...wound("steel", [0.024, 0.022, 0.02, 0.018])],
      end: "loop",
    },
  },
  size: [19.2, 1.1, 21],
  camera: { azimuth: -20, elevation: 56, fill: 0.9 },
  angle: { azimuth: 58, elevation: 26, fill: 0.92 },
  close: { azimuth: -20, elevation: 42, at: [-6.4, 0.2, 7.2], across: 7 },
  build(look) {
    const metals = {
      steel: steel({ roughness: 0.24 }),
      bronze: bronze(),
      copper: copper(),
      silver: silver(),
      clear: physical({ color: "#e9e2cc", roughness: 0.12, clearcoat: 1, transparent: false }),
    };
    const ball = { ball: brass() };
    return group(
      placed(envelope(look), { at: v(0, 0, -1), turn: [0, 7, 0] }),
      ...look.strings.map(([metal, gauge], n) => {
        const [x, z] = at(PLACES, n);
        return placed(
          group(
            stringCoil({
              radius: 4.1 - n * 0.06,
              gauge: gauge * 1.2,
              loops: metal === "steel" ? 5 : 4,
              string: metals[metal],
              end: look.end === "ball" ? ball : look.end === "loop" ? { loop: true } : "plain",
              seed: n + 1,
            }),
          ),
          { at: v(x, 0.04 + n * 0.1, z), turn: [z < 8 ? 1.5 : 0, n * 70, 0] },
        );
      }),
    );
  },
});

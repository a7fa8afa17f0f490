import { cloth } from "../materials/cloth.ts";
import { brass, bronze, copper, nickel, silver, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { stringCoil } from "../parts/stringCoil.ts";
import { at, type Flat, v } from "../parts/vector.ts";

type Metal = "nickel" | "steel" | "bronze" | "copper" | "silver" | "clear";
type Look = {
  /** The envelope: its paper, what is printed on it, and the colours of both. */
  paper: string;
  ink: string;
  band: string;
  words: readonly [string, string];
  /** Each string's material and half its thickness, from the lowest. */
  strings: readonly (readonly [Metal, number])[];
  end: "ball" | "loop" | "plain" | "silk";
  /** How wide and deep the envelope is, if it is no square of 11 cm. */
  sleeve?: Flat;
  /** A hank of white silk for the bridge lies beside them. */
  hank?: true;
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

/** The silk at the ends of violin strings, from the lowest. */
const SILK = ["#1d6b4a", "#2c4fa0", "#c9a227", "#b3202c"];

/** The paper envelope, lying: six lines that swing like strings, the maker's name, what is in it. */
const envelope = ({ paper, ink, band, words, sleeve: [wide, deep] = [11, 11] }: Look) =>
  group(
    mesh(
      box(wide, deep, 0.22, 0.12, 0.08).rotateX(-Math.PI / 2),
      physical({ color: paper, roughness: 0.7 }),
      v(0, 0.11),
    ),
    placed(
      label(wide - 0.1, deep - 0.1, (on, width, height) => {
        on.fillStyle = paper;
        on.fillRect(-width / 2, -height / 2, width, height);
        on.scale(1, deep / 11);
        on.fillStyle = band;
        on.fillRect(-width / 2, 0.55, width, 5);
        on.strokeStyle = ink;
        for (let n = 0; n < 6; n++) {
          on.lineWidth = 0.035 + n * 0.014;
          on.beginPath();
          const y = 1.2 + n * 0.46;
          on.moveTo(-width / 2, y);
          on.bezierCurveTo(-2, y - 0.9 + n * 0.12, 1.5, y + 1.1 - n * 0.1, width / 2, y);
          on.stroke();
        }
        text(on, "Narambu", { y: -3.9, size: 2.1, colour: ink, face: "serif", italic: true });
        text(on, words[0], { y: -1.75, size: 1.35, colour: ink, weight: 600, most: 9.9 });
        text(on, words[1], { y: -0.35, size: 0.52, colour: ink, spacing: 0.06, most: 9.6 });
        text(on, "STRING WORKS  ·  MADURAI", { y: 4.6, size: 0.44, colour: ink, spacing: 0.12 });
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
      words: ["Nickel Electric", "GUITAR  ·  SIX AND A SPARE FIRST"],
      strings: [...wound("nickel", [0.062, 0.05, 0.04]), ...wound("steel", [0.028, 0.024, 0.02, 0.02])],
      end: "ball",
    },
    nylon: {
      paper: "#f4eee6",
      ink: "#54244c",
      band: "#d3b3cd",
      words: ["Classical Nylon", "GUITAR  ·  TO BE TIED  ·  650 MM"],
      strings: [...wound("silver", [0.07, 0.06, 0.052]), ...wound("clear", [0.056, 0.046, 0.04])],
      end: "plain",
    },
    bass: {
      paper: "#24272c",
      ink: "#efbd4e",
      band: "#3b4048",
      words: ["Long-Scale Bass", "ROUND WOUND  ·  FOR 34 INCH"],
      strings: wound("nickel", [0.15, 0.122, 0.098, 0.072]),
      end: "ball",
    },
    violin: {
      paper: "#f7f1e3",
      ink: "#8a2318",
      band: "#e9a98c",
      words: ["Carnatic Violin", "SA PA SA PA  ·  FOUR STRINGS"],
      strings: [...wound("silver", [0.046, 0.04]), ...wound("nickel", [0.034]), ...wound("steel", [0.02])],
      end: "silk",
      sleeve: [15, 8.4],
    },
    tanpura: {
      paper: "#eef0dc",
      ink: "#1e4a36",
      band: "#a9c48f",
      words: ["Tanpura", "PA SA SA SA  ·  WITH JIVARI SILK"],
      strings: [...wound("bronze", [0.056]), ...wound("steel", [0.028, 0.028]), ...wound("bronze", [0.046])],
      end: "loop",
      hank: true,
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
      words: ["Saraswati Veena", "SEVEN STRINGS  ·  LOOP ENDS"],
      strings: [...wound("bronze", [0.06, 0.044]), ...wound("steel", [0.032, 0.026, 0.022, 0.02, 0.018])],
      end: "loop",
    },
  },
  size: [19.2, 1.1, 21],
  camera: { azimuth: -20, elevation: 56, fill: 0.9 },
  angle: { azimuth: 58, elevation: 42, fill: 0.92 },
  close: { azimuth: -20, elevation: 42, at: [-6.4, 0.2, 7.2], across: 7 },
  build(look) {
    const metals = {
      nickel: nickel({ roughness: 0.22 }),
      steel: steel({ roughness: 0.24 }),
      bronze: bronze(),
      copper: copper(),
      silver: silver(),
      clear: physical({ color: "#ddd8c8", roughness: 0.12, clearcoat: 1, transparent: true, opacity: 0.72 }),
    };
    const ball = { ball: brass() };
    const ends = (end: Look["end"], n: number) => {
      if (end === "ball") return ball;
      if (end === "loop") return { loop: true as const };
      return end === "silk" ? { ...ball, silk: cloth(at(SILK, n), 0.03) } : "plain";
    };
    return group(
      placed(envelope(look), { at: v(0, 0, -2), turn: [0, 7, 0] }),
      ...look.strings.map(([metal, gauge], n) => {
        const [x, z] = at(PLACES, n);
        return placed(
          group(
            stringCoil({
              radius: 4.1 - n * 0.06,
              gauge: gauge * 1.2,
              loops: metal === "steel" ? 5 : 4,
              string: metals[metal],
              end: ends(look.end, n),
              seed: n + 1,
            }),
          ),
          { at: v(x, 0.04 + n * 0.1, z), turn: [z < 8 ? 1.5 : 0, n * 70, 0] },
        );
      }),
      ...(look.hank
        ? [
            placed(
              stringCoil({
                radius: 1.5,
                gauge: 0.045,
                loops: 9,
                string: cloth("#fbf8ef", 0.02),
                end: "plain",
                seed: 9,
              }),
              { at: v(8.4, 0, 6) },
            ),
          ]
        : []),
    );
  },
});

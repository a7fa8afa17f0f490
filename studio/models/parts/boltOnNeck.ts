import type { Group, Material } from "three";
import { ivory, pearl } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import { guitarNeck } from "./guitarNeck.ts";
import { headInLine, postInLine } from "./headInLine.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { stringing } from "./stringing.ts";
import { abreast, nickelWound } from "./strings.ts";
import { rod } from "./tube.ts";
import { at, v } from "./vector.ts";

/** The strings' radii as these necks show them: thicker than they are, as one thinner than a pixel and a half breaks up. */
export const thick = {
  guitar: [0.122, 0.115, 0.11, 0.105, 0.102, 0.1],
  bass: [0.16, 0.145, 0.132, 0.122],
} as const;

/** Heights are from the floor of the body, along its length from its end, in centimetres. */
type BoltOn = {
  saddle: number;
  scale: number;
  /** The body's thickness, and the height of the neck's face. */
  depth: number;
  face: number;
  /** Where the fingerboard ends over the body. */
  end: number;
  frets: number;
  widths: [number, number];
  dots: number[];
  board: "maple" | "rosewood";
  metal: Material;
  /** The dots of a maple board. */
  black: Material;
  /** How much longer than a guitar's its head is. */
  stretch?: number;
  /** Tuners on the other side of it, for the highest strings. */
  opposite?: number;
  /** The maker's name on the head; it stays bare where several makers share a picture. */
  name?: string;
  /** Baked until it is brown. */
  roasted?: boolean;
  strings: {
    gauges: readonly number[];
    /** How many of them are wound. */
    wound: number;
    spread: { bridge: number; nut: number };
    /** Where they begin behind the saddle, and how high over the body there, at the saddle and over the face at the nut. */
    behind: number;
    heights: [number, number, number];
  };
};

/** The plate at the back of the body, its middle at the origin, with the four screws that hold the neck. */
const neckPlate = (metal: Material): Group =>
  group(
    mesh(box(5.1, 6.4, 0.24, 0.5, 0.06), metal),
    ...[-1.9, 1.9].flatMap((x) => [-2.5, 2.5].map((y) => mesh(rod(v(x, y, 0), v(x, y, -0.22), 0.42, 0.3, 20), metal))),
  );

/** The neck of a solid-body guitar or bass that is screwed on: maple, tuners in line, and its strings from the bridge to them. */
export function boltOnNeck({
  saddle,
  scale,
  depth,
  face,
  end,
  frets,
  widths,
  dots,
  board,
  metal,
  black,
  stretch,
  opposite = 0,
  name = "",
  roasted = false,
  strings: { gauges, wound, spread, behind, heights },
}: BoltOn): Group {
  const nut = saddle + scale;
  const neckWood = wood("maple", { across: 10, along: 60, gloss: 0.6, color: roasted ? "#b98a58" : "#fff3da" });
  // Less lacquer and a deeper tint than on the neck: its face looks straight into the light.
  const headWood = wood("maple", {
    across: 10,
    along: 60,
    gloss: 0.12,
    roughness: 0.62,
    color: roasted ? "#b5854f" : "#fbeac8",
  });
  const head = { strings: gauges.length, apart: spread.nut, opposite, ...(stretch !== undefined && { stretch }) };
  const headZ = face - 0.25;
  return group(
    guitarNeck({
      nut,
      end,
      joint: end + 0.3,
      scale,
      frets,
      widths,
      face,
      heel: 0,
      wood: neckWood,
      board: board === "maple" ? neckWood : wood("rosewood", { across: 12, along: 40, gloss: 0.1 }),
      dots: { at: dots, material: board === "maple" ? black : pearl() },
      nutMaterial: ivory(),
    }),
    // The heel fills what would be a dark slit between the body and the fingerboard.
    mesh(
      box(widths[1] - 0.06, 7, face - depth + 0.5, 0.3, 0.02),
      neckWood,
      v(0, end + 3.56, (face + depth - 0.5) / 2 - 0.02),
    ),
    placed(neckPlate(metal), { at: v(0, end - 2.8, -0.06) }),
    placed(headInLine({ ...head, wood: headWood, metal, name: "" }), {
      at: v(0, nut + 0.5, headZ),
    }),
    // Beside the strings, where it can be read.
    placed(
      label(6.4, 1.7, (on) =>
        text(on, name, { size: 1.25, colour: roasted ? "#f3e4c4" : "#2a1a10", face: "serif", italic: true }),
      ),
      { at: v(3.1 * (stretch ?? 1), nut + 0.5 + 8.4 * (stretch ?? 1), headZ + 0.02), turn: [0, 0, 84] },
    ),
    stringing(
      gauges,
      wound,
      (n) => {
        const [x, atNut] = [at(abreast(gauges.length, spread.bridge), n), at(abreast(gauges.length, spread.nut), n)];
        const [px, py] = postInLine(head, n);
        return [
          v(x, saddle - behind, depth + heights[0]),
          v(x, saddle, depth + heights[1]),
          v(atNut, nut + 0.25, face + heights[2]),
          v(px, nut + 0.5 + py, headZ + 0.7),
        ];
      },
      nickelWound(),
    ),
  );
}

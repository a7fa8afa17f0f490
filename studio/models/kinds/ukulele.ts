import type { Group, Material } from "three";
import { type BodyFinish } from "../materials/bodyFinish.ts";
import { ivory } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { placed } from "../parts/mesh.ts";
import { roller, slottedHead } from "../parts/slottedHead.ts";
import { abreast, fretAt } from "../parts/strings.ts";
import { v } from "../parts/vector.ts";

/** A body's length and depth, its strings' length, at which fret the neck meets it, how large its head is. */
type Size = { body: number; depth: number; scale: number; joint: number; head: number };

const sizes = {
  soprano: { body: 24.2, depth: 6.2, scale: 34.5, joint: 12, head: 0.7 },
  concert: { body: 28.6, depth: 7, scale: 38, joint: 14, head: 0.76 },
  tenor: { body: 31, depth: 7.6, scale: 43.2, joint: 14, head: 0.78 },
  baritone: { body: 35.6, depth: 8.6, scale: 51, joint: 14, head: 0.84 },
} satisfies Record<string, Size>;

type Look = {
  size: keyof typeof sizes;
  frets: number;
  top: BodyFinish;
  back: Wood;
  maker?: string;
  head?: "slotted" | "friction";
  wound?: number;
};

const HEAD = { aSide: 2, step: 4.8, wide: 0.95 };
/** The height of the sound hole's middle in every size, so that one close-up serves all. */
const HOLE = 20.2;

const solid = (wood: Wood, stain?: string, gloss = 0.5): Pick<Look, "top" | "back"> => ({
  top: { wood, gloss, ...(stain ? { stain } : {}) },
  back: wood,
});
const chittu = { size: "soprano", frets: 12, maker: "Sembiyan", back: "birch" } as const;
const painted = (paint: string): Look => ({ ...chittu, top: { wood: "birch", paint } });
const u20 = { size: "concert", frets: 18, maker: "Tidewell" } as const;

function headstock({ head, maker = "" }: Look, neck: Material): Group {
  const button = wood("rosewood", { across: 4, along: 6, gloss: 0.3 });
  const face = wood("rosewood", { across: 10, along: 30, gloss: 0.12, roughness: 0.6 });
  if (head === "slotted") return slottedHead(neck, face, chrome(), ivory(), HEAD.aSide);
  if (head === "friction") return headBothSides(neck, chrome(), maker, { ...HEAD, button, friction: true });
  return headBothSides(neck, chrome(), maker, { ...HEAD, button: ivory() });
}

export default model<Look>({
  finishes: {
    natural: { ...chittu, ...solid("birch", "#fff4dc") },
    mahogany: { ...u20, ...solid("mahogany") },
    walnut: { size: "tenor", frets: 19, maker: "Tidewell", ...solid("walnut", "#f4d9bd") },
    honey: { size: "concert", frets: 18, maker: "Kurinji", ...solid("jackwood", "#ffd79a", 0.3) },
    baritone: {
      size: "baritone",
      frets: 19,
      maker: "Tidewell",
      top: { wood: "cedar", gloss: 0.5 },
      back: "mahogany",
      wound: 2,
    },
    jackwood: { size: "tenor", frets: 19, head: "slotted", ...solid("yellowJackwood") },
    cherry: { size: "soprano", frets: 15, head: "friction", maker: "Kurinji", ...solid("mango", "#b2402c") },
    black: { ...u20, top: { wood: "maple", paint: paints.black, gloss: 0.1 }, back: "mahogany" },
    blue: painted("#1d62b8"),
    green: painted("#2c8a57"),
    pink: painted(paints.pink),
    red: painted(paints.red),
    teal: { ...u20, ...solid("bleached", "#1b7d84") },
  },
  size: [17.6, 51.8, 7.6],
  camera: { azimuth: 22, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 15.4, 8], across: 20.5, azimuth: 22, elevation: 14 },
  build(look) {
    const { body, depth, scale, joint, head } = sizes[look.size];
    const nut = body + fretAt(joint, scale);
    const hole = body * 0.706;
    const made = flatTop({
      outline: guitarOutline(body, body * 0.364, body * 0.241, body * 0.28),
      depth,
      saddle: nut - scale,
      nut,
      joint: body,
      hole: [hole, body * 0.105],
      frets: look.frets,
      top: look.top,
      back: look.back,
      dots: [5, 7, 10, 12, 15],
      widths: [3.5, 4.4],
      radii: [0.032, 0.045, 0.038, 0.03],
      windings: look.wound ?? 0,
      nylon: { bridge: body * 0.3 },
      across: { saddle: abreast(4, 4), nut: abreast(4, 2.7) },
      board: "rosewood",
      head: (neck) => placed(headstock(look, neck), { scale: [head, head, head] }),
      post: (n) => (look.head === "slotted" ? [...roller(n, HEAD.aSide), -0.5] : [...post(n, HEAD), 1.1]),
    });
    return placed(made, { at: v(0, HOLE - hole, 0) });
  },
});

import type { Group, Material } from "three";
import { type BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { ivory } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { label, text } from "../parts/label.ts";
import { group, placed } from "../parts/mesh.ts";
import { pickup } from "../parts/pickup.ts";
import { roller, slottedHead } from "../parts/slottedHead.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";
import { v } from "../parts/vector.ts";

type Look = {
  top: BodyFinish;
  back: Wood;
  maker?: string;
  neck?: Wood;
  travel?: true;
  slotted?: true;
  magnetic?: true;
};

const sizes = {
  parlour: { body: 47, half: 16.8, depth: 9.6, nut: 78.4, scale: 62.7 },
  travel: { body: 43.5, half: 15.7, depth: 8.9, nut: 72.5, scale: 58 },
};
const porter = { back: "mahogany", maker: "Tidewell" } as const;
const nadai = { maker: "Sembiyan", travel: true } as const;
const satinBlack: BodyFinish = { wood: "spruce", paint: paints.black, gloss: 0.25 };

function headstock({ slotted, neck, maker = "" }: Look, neckWood: Material): Group {
  if (slotted) {
    const face = wood("rosewood", { across: 10, along: 30, gloss: 0.12, roughness: 0.6 });
    return placed(slottedHead(neckWood, face, nickel(), ivory()), { scale: [0.9, 0.94, 0.9] });
  }
  if (!neck) return headBothSides(neckWood, nickel(), maker, { button: ivory() });
  // On a pale head the name is dark.
  return group(
    headBothSides(neckWood, nickel(), "", { button: ivory(), face: neckWood }),
    placed(
      label(4.6, 2.3, (on) => text(on, maker, { size: 0.9, colour: "#2a1a10", face: "serif", italic: true })),
      { at: v(0, 15.2, 0.02) },
    ),
  );
}

/** A single coil at the end of the fingerboard, over the edge of the sound hole, and its volume and tone on the top. */
function electrics(high: number, face: number): Group {
  return group(
    placed(
      pickup({
        width: 8.6,
        height: 2,
        thick: 0.85,
        cover: ivory(),
        poles: { count: 6, apart: 5, material: nickel(), radius: 0.22 },
      }),
      { at: v(0, high, face + 0.03) },
    ),
    ...(
      [
        [11.6, 17],
        [12.7, 12.2],
      ] as const
    ).map(([x, y]) => placed(group(controlKnob("barrel", nickel())), { at: v(x, y, face + 0.03) })),
  );
}

export default model<Look>({
  finishes: {
    sunburst: { ...porter, top: { wood: "spruce", burst: sunburst, gloss: 0.3 } },
    natural: { ...nadai, top: { wood: "spruce" }, back: "mahogany" },
    black: { ...porter, top: satinBlack },
    "black-pickup": { ...porter, top: satinBlack, magnetic: true },
    cherry: { ...porter, top: { wood: "mahogany", stain: "#e0503c" }, magnetic: true },
    honey: { top: { wood: "cedar", gloss: 0.25 }, back: "mango", slotted: true },
    mahogany: { ...porter, top: { wood: "mahogany", gloss: 0.3 } },
    teal: { ...nadai, top: { wood: "spruce", paint: paints.teal }, back: "maple", neck: "maple" },
  },
  size: [33.6, 95.9, 11.1],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 88, 9], across: 24, azimuth: 26, elevation: 10 },
  build(look) {
    const { body, half, depth, nut, scale } = sizes[look.travel ? "travel" : "parlour"];
    const hole = body * 0.668;
    const made = group(
      flatTop({
        outline: guitarOutline(body, half, half * 0.631, half * 0.738),
        depth,
        saddle: nut - scale,
        nut,
        joint: body,
        hole: [hole, body * 0.0957],
        frets: 19,
        top: look.top,
        back: look.back,
        dots: [5, 7, 9, 12, 15],
        widths: [4.5, 5.8],
        radii: gauges.guitar,
        windings: 4,
        across: { saddle: abreast(6, 5.5), nut: abreast(6, 3.7) },
        ...(look.neck ? { neckWood: look.neck, board: "rosewood" } : {}),
        head: (neck) => headstock(look, neck),
        post: (n) => (look.slotted ? [...roller(n), -0.5] : [...post(n), 1.1]),
      }),
      ...(look.magnetic ? [electrics(hole + 3.1, depth)] : []),
    );
    // All nuts at one height, so that one close-up serves both lengths.
    return placed(made, { at: v(0, sizes.parlour.nut - nut, 0) });
  },
});

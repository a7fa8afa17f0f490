import { DoubleSide, type Group } from "three";
import { burst } from "../materials/burst.ts";
import { ivory, lacquer, pearl } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { pickguard, pinBridge, rim, rosette, tortoise } from "../parts/acousticTop.ts";
import { headThreeASide, post } from "../parts/guitarHead.ts";
import { guitarNeck } from "../parts/guitarNeck.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, mirrored, plate, smooth } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { abreast, plain, type Strung, strings, wound } from "../parts/strings.ts";
import { at, type Flat, v } from "../parts/vector.ts";
import { wall } from "../parts/wall.ts";

type Look = { top: Wood; back: Wood; burst?: true; paint?: string; guard: "tortoise" | "black" };

const DEPTH = 10.5;
const SADDLE = 21.5;
const NUT = 86;
const SCALE = NUT - SADDLE;
const HOLE: Flat = [0, 35.6];
/** The string radii from the lowest to the highest. */
const GAUGES = [0.068, 0.056, 0.046, 0.038, 0.026, 0.022];

const body = smooth(
  mirrored([
    [0, 0],
    [5, 0.12],
    [11, 1.6],
    [16.6, 5.6],
    [19.4, 11],
    [19.8, 16],
    [18.4, 22],
    [15.4, 27.5],
    [13.7, 32],
    [13.5, 36],
    [14.2, 40.5],
    [14.1, 44],
    [12, 47.6],
    [7.5, 49.7],
    [3, 50.2],
    [0, 50.2],
  ]),
  280,
);

function strung(headstock: Group): Group {
  headstock.updateMatrix();
  const [low, high] = [wound(), plain()];
  return strings(
    GAUGES.map((radius, n): Strung => {
      const [x, nut] = [at(abreast(6, 5.5), n), at(abreast(6, 3.6), n)];
      const through = [
        v(x, SADDLE - 0.8, DEPTH + 0.8),
        v(x, SADDLE + 0.45, DEPTH + 1.3),
        v(nut, NUT + 0.25, DEPTH + 0.98),
        v(...post(n), 1.1).applyMatrix4(headstock.matrix),
      ];
      return { through, radius, material: n < 4 ? low : high };
    }),
  );
}

export default model<Look>({
  finishes: {
    natural: { top: "spruce", back: "rosewood", guard: "tortoise" },
    mahogany: { top: "mahogany", back: "mahogany", guard: "black" },
    sunburst: { top: "spruce", back: "mahogany", burst: true, guard: "black" },
    black: { top: "spruce", back: "mahogany", paint: "#101012", guard: "black" },
  },
  size: [39.6, 103.8, 12],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  build(look) {
    const black = lacquer("#0c0b0b", { roughness: 0.28 });
    const bone = ivory();
    const painted = look.paint ? lacquer(look.paint) : undefined;
    const top = painted ?? wood(look.top, { across: 42, along: 52, gloss: 1 });
    if (look.burst && "map" in top) top.map = burst(look.top, 42, 52);
    const sides = painted ?? wood(look.back, { across: 26, along: 60, gloss: 1, side: DoubleSide });
    const neckWood = wood("mahogany", { across: 8, along: 60, gloss: 0.35, roughness: 0.5 });
    const metal = chrome();
    const headstock = placed(headThreeASide(neckWood, metal, metal, "Swara"), {
      at: v(0, NUT + 0.4, DEPTH + 0.35),
      turn: [-14, 0, 0],
    });
    return group(
      mesh(wall(body, 0, DEPTH), sides),
      mesh(slab(plate(body), 0.3), painted ?? wood(look.back, { across: 30, along: 60, gloss: 1 })),
      mesh(slab(plate(body, [ellipse(...HOLE, 5.05)]), 0.32), top, v(0, 0, DEPTH - 0.3)),
      rim(body, DEPTH - 0.12, 0.3, bone),
      rim(body, 0.15, 0.28, bone),
      rim(inset(body, 0.45), DEPTH + 0.03, 0.07, black),
      rosette(HOLE, 5.05, DEPTH, black),
      pickguard(DEPTH, look.guard === "black" ? black : tortoise()),
      pinBridge(SADDLE, DEPTH, bone, black),
      guitarNeck({
        nut: NUT,
        end: 41,
        joint: 49.8,
        scale: SCALE,
        frets: 20,
        widths: [4.3, 5.7],
        face: DEPTH,
        heel: 8.4,
        wood: neckWood,
        board: wood("ebony", { across: 12, along: 30, gloss: 0, roughness: 0.5 }),
        dots: { at: [3, 5, 7, 9, 12, 15, 17], material: pearl() },
        nutMaterial: bone,
      }),
      headstock,
      strung(headstock),
    );
  },
});

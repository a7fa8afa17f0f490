import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { ampCabinet } from "./ampCabinet.ts";
import { barHandle } from "./barHandle.ts";
import { legends } from "./legends.ts";
import { screwHead } from "./loudspeaker.ts";
import { makersPlate } from "./makersPlate.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { steelGrille } from "./steelGrille.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

const [WIDTH, HEIGHT, DEPTH, FEET] = [48, 72, 44, 1.4];

/** Two locking sockets on their plate. */
function sockets(): Group {
  const [metal, dark, black] = [nickel(), matt("#0a0a0b"), plastic("#17181a", 0.4)];
  const print = legends("#dcd8ce", { size: 0.7 });
  return group(
    mesh(
      slab(plate(roundRect(18, 12, 0.8)), 0.3, 0.08),
      physical({ color: "#1b1c1f", metalness: 0.5, roughness: 0.5 }),
    ),
    placed(
      group(
        ...[-8.2, 8.2].flatMap((x) => [-5.2, 5.2].map((y) => screwHead(x, y, 0.4, metal))),
        ...[-4, 4].flatMap((x) => [
          mesh(rod(v(x, 0.8, 0), v(x, 0.8, 0.7), 1.9, 1.8, 40), black),
          mesh(rod(v(x, 0.8, 0.6), v(x, 0.8, 0.74), 1.35, undefined, 40), dark),
          mesh(rod(v(x, 0.8, 0.6), v(x, 0.8, 0.86), 0.5, undefined, 24), plastic("#2f74c0", 0.4)),
        ]),
        print("INPUT", -4, -2.4),
        print("LINK", 4, -2.4),
        print("8 ohm   300 W RMS", 0, -4),
      ),
      { at: v(0, 0, 0.3) },
    ),
  );
}

/** A large cabinet for the stage with steel corners and a bar at each side, the middle of its floor at the origin. */
export function passiveSpeaker(paint: Material): Group {
  const { thing, opening, onFront } = ampCabinet({
    width: WIDTH,
    height: HEIGHT,
    depth: DEPTH,
    wall: 2.2,
    recess: 2.6,
    feet: FEET,
    cover: paint,
    corners: steel({ color: "#6a6d72", roughness: 0.42 }),
  });
  const [wide, tall] = opening;
  thing.add(
    onFront(
      group(
        placed(steelGrille({ width: wide - 0.6, height: tall - 0.6, bulge: 0.7, color: "#5d6066" }), {
          at: v(0, tall / 2, 0),
        }),
        placed(makersPlate("MUZHAKKAM"), { at: v(0, 6, 1.9) }),
      ),
    ),
    ...[-1, 1].map((side) =>
      placed(barHandle(), { at: v((side * WIDTH) / 2, HEIGHT * 0.6, DEPTH / 2), turn: [0, side * 90, 0] }),
    ),
    placed(sockets(), { at: v(0, HEIGHT * 0.4, 0.28), turn: [0, 180, 0] }),
  );
  return placed(thing, { at: v(0, 0, -DEPTH / 2) });
}

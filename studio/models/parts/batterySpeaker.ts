import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { knobGrid } from "./knobGrid.ts";
import { legends } from "./legends.ts";
import { screwHead } from "./loudspeaker.ts";
import { makersPlate } from "./makersPlate.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { jackSocket, lamp, xlrSocket } from "./socket.ts";
import { steelGrille } from "./steelGrille.ts";
import { synthKnob } from "./synthKnob.ts";
import { rod, tube } from "./tube.ts";
import { times, v } from "./vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [28, 38.5, 25];

/** Its controls: two inputs with their knobs, echo, the music, the battery's lights. */
function controls(): Group {
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#17181a", 0.4)];
  const print = legends("#dcd8ce", { size: 0.5 });
  return group(
    mesh(slab(plate(roundRect(20, 24, 1)), 0.3, 0.08), black),
    placed(
      group(
        ...[-9.2, 9.2].flatMap((x) => [-11, 11].map((y) => screwHead(x, y, 0.4, metal))),
        placed(
          knobGrid({
            names: [
              ["MIC 1", "MIC 2", "ECHO"],
              ["MUSIC", "TONE", "MASTER"],
            ],
            pitch: [5, 4.6],
            knob: { ...synthKnob("#f4f2ec"), radius: 0.95 },
            ink: "#dcd8ce",
          }),
          { at: v(0, 5.4, 0) },
        ),
        ...[-5, 0].map((x) => placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(x, -2.4, 0) })),
        placed(jackSocket(metal, dark, true), { at: v(4.6, -2.4, 0) }),
        print("MIC / LINE 1", -5, -4.6),
        print("MIC / LINE 2", 0, -4.6),
        print("PHONE", 4.6, -3.4),
        ...times(4, (n) => placed(lamp(0.26, n < 3 ? "#54d06a" : "#173a22"), { at: v(-7 + n * 1.2, -7.4, 0) })),
        print("BATTERY", -5.2, -8.5),
        mesh(box(2.4, 1.5, 0.7, 0.2), black, v(1, -7.6, 0.2)),
        print("ON", 1, -9.2),
        mesh(rod(v(6, -7.5, 0), v(6, -7.5, 0.3), 0.75, 0.7, 32), matt("#050505")),
        mesh(slab(plate(ellipse(6, -7.5, 0.9), [ellipse(6, -7.5, 0.55)]), 0.36, 0.06), metal),
        mesh(rod(v(6, -7.5, 0.2), v(6, -7.5, 0.36), 0.16, undefined, 16), metal),
        print("15 V DC", 6, -9.2),
      ),
      { at: v(0, 0, 0.3) },
    ),
  );
}

/** A speaker with a battery, its handle in its top, the middle of its floor at the origin; `paint` covers it. */
export function batterySpeaker(paint: Material): Group {
  const rubber = matt("#101011");
  const grip = tube([v(-7, 0, 0), v(-6.6, 2.2, 0), v(-4.6, 3, 0), v(4.6, 3, 0), v(6.6, 2.2, 0), v(7, 0, 0)], 1.1, {
    around: 20,
  });
  return group(
    mesh(slab(plate(roundRect(WIDTH, HEIGHT, 3)), DEPTH, 1.4, 5).translate(0, HEIGHT / 2, -DEPTH / 2), paint),
    placed(steelGrille({ width: WIDTH - 4, height: HEIGHT - 5, bulge: 1.4, color: "#5d6066", pitch: 0.5 }), {
      at: v(0, HEIGHT / 2, DEPTH / 2 - 0.4),
    }),
    placed(makersPlate("MUZHAKKAM"), { at: v(0, 5.6, DEPTH / 2 + 1.9), scale: [0.8, 0.8, 1] }),
    mesh(grip, plastic("#161719", 0.5), v(0, HEIGHT - 0.6, 0)),
    ...[-1, 1].map((side) =>
      mesh(box(2.4, 3.4, 5, 0.8, 0.3).rotateX(Math.PI / 2), plastic("#161719", 0.5), v(side * 7, HEIGHT - 0.6, 0)),
    ),
    ...[-1, 1].flatMap((x) => [-8, 8].map((z) => mesh(box(3, 1.2, 3, 0.6), rubber, v(x * 9, -0.4, z)))),
    placed(controls(), { at: v(0, HEIGHT / 2, -DEPTH / 2 + 0.05), turn: [0, 180, 0] }),
  );
}

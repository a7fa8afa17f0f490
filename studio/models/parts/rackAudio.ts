import type { Group, Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { audioControls } from "./audioControls.ts";
import { legends } from "./legends.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate, roundRect } from "./outline.ts";
import { panelKnob } from "./panelKnob.ts";
import { box, slab } from "./slab.ts";
import { jackSocket, lamp, mainsInlet, usbSocket, xlrSocket } from "./socket.ts";
import { times, v } from "./vector.ts";

const [WIDTH, EARS, HEIGHT, DEPTH] = [43.6, 48.3, 4.4, 22];

/** One rack unit, ears and all: eight gains in front with two headphones, eight combo sockets behind. */
export function rackAudio(casing: Material): Group {
  const { dark, metal, knob, mark, black, rubber } = audioControls();
  const print = legends("#e9e6de", { size: 0.42 });
  const name = legends("#e9e6de", { size: 0.6, weight: 600 });
  const slots = [-1, 1].flatMap((side) =>
    [-1.4, 1.4].map((y) => ellipse((side * (WIDTH + EARS)) / 4 + side * 0.15, y, 0.5, 0.3)),
  );
  const turn = (x: number, radius: number, angle: number, y = 0.2) =>
    placed(
      panelKnob({ radius, height: radius * 0.9, material: knob, pointer: mark, angle, grooves: 24, skirt: black }),
      {
        at: v(x, y, 0),
      },
    );
  const front = group(
    ...times(8, (n) => {
      const x = -19.6 + n * 2.75;
      return group(
        turn(x, 0.85, -60 + ((n * 37) % 80)),
        print(`${n + 1}`, x, -1.6),
        placed(lamp(0.12, n < 5 ? "#58d16a" : "#3a4a3d"), { at: v(x, 1.65, 0) }),
      );
    }),
    ...["1-4", "5-8"].flatMap((bank, n) => {
      const x = 2.9 + n * 2.1;
      return [mesh(box(1, 0.6, 0.36, 0.1), plastic("#b3201f", 0.4), v(x, 0.3, 0.1)), print(`48V ${bank}`, x, -1.2)];
    }),
    turn(8.2, 1.25, 30),
    print("MONITOR", 8.2, -1.7),
    ...[11.4, 15.4].flatMap((x, n) => [
      turn(x, 0.8, n * 40 - 10),
      print(`PHONES ${n + 1}`, x + 1, -1.6),
      placed(jackSocket(metal, dark), { at: v(x + 2, 0.1, 0) }),
    ]),
    mesh(box(1, 1.4, 0.4, 0.15), black, v(20, -0.3, 0.1)),
    name("NILGARA", 19.6, 1.4),
  );
  const back = group(
    ...times(8, (n) =>
      group(
        placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(20.2 - n * 2.8, 0, 0) }),
        print(`${n + 1}`, 20.2 - n * 2.8, 1.85),
      ),
    ),
    ...times(10, (n) => placed(jackSocket(metal, dark), { at: v(-2.4 - (n % 5) * 1.9, n < 5 ? 0.55 : -1.2, 0) })),
    print("LINE OUT", -6.2, 1.85),
    mesh(box(1, 1, 0.3, 0.1), black, v(-12.3, 0.8, 0.1)),
    print("ADAT", -12.3, 1.7),
    placed(usbSocket("C", metal, dark), { at: v(-12.3, -0.9, 0) }),
    placed(mainsInlet(black, metal), { at: v(-17.6, 0, 0) }),
    print("100-240 V", -17.6, 1.85),
    name("Ettu 8", -13.2, -1.75),
  );
  return group(
    placed(
      group(
        mesh(slab(plate(roundRect(WIDTH, HEIGHT - 0.1, 0.15)), DEPTH, 0.05), casing, v(0, 0, -DEPTH)),
        mesh(slab(plate(roundRect(EARS, HEIGHT, 0.25), slots), 0.3, 0.06), casing),
        placed(front, { at: v(0, 0, 0.3) }),
        placed(back, { at: v(0, 0, -DEPTH - 0.01), turn: [0, 180, 0] }),
      ),
      { at: v(0, HEIGHT / 2 + 0.3, DEPTH / 2) },
    ),
    ...[-18, 18].flatMap((x) => [-8, 8].map((z) => mesh(box(1.6, 0.5, 1.6, 0.3), rubber, v(x, 0.24, z)))),
  );
}

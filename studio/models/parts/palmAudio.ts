import type { Group, Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { audioControls } from "./audioControls.ts";
import { legends } from "./legends.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { panelKnob } from "./panelKnob.ts";
import { box, slab } from "./slab.ts";
import { jackSocket, lamp, usbSocket, xlrSocket } from "./socket.ts";
import { v } from "./vector.ts";

const [WIDTH, HEIGHT, LENGTH] = [5, 3.8, 9.6];

/** As large as a palm: one combo socket at its end, the telephone's at the other, small jacks at its side. */
export function palmAudio(casing: Material): Group {
  const { dark, metal, knob, mark, black, rubber } = audioControls();
  const print = legends("#e9e6de", { size: 0.34 });
  const name = legends("#e9e6de", { size: 0.52, weight: 600 });
  const shell = slab(plate(roundRect(WIDTH, HEIGHT, 0.8)), LENGTH, 0.25, 6);
  const end = slab(plate(roundRect(WIDTH - 0.7, HEIGHT - 0.5, 0.5)), 0.1, 0.03);
  const top = group(
    placed(panelKnob({ radius: 1.1, height: 0.5, material: knob, pointer: mark, angle: -30, grooves: 32 }), {
      at: v(0, -1.6, 0),
    }),
    print("GAIN", 0, -3.2),
    mesh(box(0.9, 0.44, 0.24, 0.1), plastic("#b3201f", 0.4), v(-1, 0.4, 0.05)),
    print("48V", -1, 1),
    placed(lamp(0.13, "#58d16a"), { at: v(1, 0.4, 0) }),
    print("SIG", 1, 1),
    name("NILGARA", 0, 3.2),
  );
  const side = group(
    ...(
      [
        [-3, "GTR"],
        [-1, "LINE"],
        [1, "PHONES"],
      ] as const
    ).flatMap(([x, words]) => [placed(jackSocket(metal, dark, true), { at: v(x, 0.1, 0) }), print(words, x, -0.7)]),
  );
  const made = group(
    mesh(shell, casing, v(0, 0, -LENGTH / 2)),
    mesh(end, black, v(0, 0, LENGTH / 2 - 0.04)),
    placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(0, 0, LENGTH / 2 + 0.04) }),
    placed(
      group(
        placed(usbSocket("C", metal, dark), { at: v(-0.8, 0, 0) }),
        print("PHONE", -0.8, 0.7),
        placed(usbSocket("C", metal, dark), { at: v(1, 0, 0) }),
        print("5 V", 1, 0.7),
      ),
      { at: v(0, 0, -LENGTH / 2 - 0.01), turn: [0, 180, 0] },
    ),
    placed(top, { at: v(0, HEIGHT / 2, 0), turn: [-90, 0, 0] }),
    placed(side, { at: v(WIDTH / 2, 0, 0), turn: [0, 90, 0] }),
    ...[-3.4, 3.4].map((z) => mesh(box(3, 0.3, 1, 0.2), rubber, v(0, -HEIGHT / 2 - 0.02, z))),
  );
  return group(placed(made, { at: v(0, HEIGHT / 2 + 0.17, 0), turn: [0, -24, 0] }));
}

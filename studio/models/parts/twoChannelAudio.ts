import type { Group, Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { audioBox } from "./audioBox.ts";
import { audioControls } from "./audioControls.ts";
import { legends } from "./legends.ts";
import { group, mesh, placed } from "./mesh.ts";
import { panelKnob } from "./panelKnob.ts";
import { box } from "./slab.ts";
import { jackSocket, lamp, usbSocket, xlrSocket } from "./socket.ts";
import { v } from "./vector.ts";

/** Two combo sockets with a gain each, and a large monitor knob. */
export function twoChannelAudio(casing: Material): Group {
  const { dark, metal, knob, mark, black } = audioControls();
  const print = legends("#e9e6de");
  const name = legends("#e9e6de", { size: 0.42, weight: 600 });
  const channel = (x: number, number: string, angle: number) => [
    placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(x, -0.25, 0) }),
    print(number, x, 1.62),
    placed(panelKnob({ radius: 0.75, height: 0.6, material: knob, pointer: mark, angle, grooves: 24 }), {
      at: v(x + 2.6, 0.1, 0),
    }),
    print("GAIN", x + 2.6, -1.2),
    mesh(box(0.8, 0.34, 0.24, 0.08), plastic("#d9d7d0", 0.5), v(x + 2.6, 1.56, 0.06)),
    placed(lamp(0.1, "#58d16a"), { at: v(x + 3.4, 1.56, 0) }),
    print("INST", x + 2.6, 1.12),
  ];
  const front = group(
    ...channel(-8, "1", -48),
    ...channel(-2.4, "2", -10),
    mesh(box(0.7, 0.5, 0.36, 0.1), plastic("#b3201f", 0.4), v(2.4, 0.9, 0.1)),
    print("48V", 2.4, 0.3),
    mesh(box(0.7, 0.5, 0.3, 0.1), plastic("#d9d7d0", 0.5), v(2.4, -0.7, 0.1)),
    print("LOOP", 2.4, -1.3),
    placed(
      panelKnob({ radius: 1.45, height: 0.8, material: knob, pointer: mark, angle: 42, grooves: 40, skirt: black }),
      { at: v(5.2, 0.25, 0) },
    ),
    print("MONITOR", 5.2, -1.82),
    placed(jackSocket(metal, dark), { at: v(8.4, -0.2, 0) }),
    print("PHONES", 8.4, -1.45),
    name("NILGARA", 8, 1.5),
  );
  const back = group(
    ...[8.2, 6.2, 4.2, 2.2].map((x) => placed(jackSocket(metal, dark), { at: v(x, -0.2, 0) })),
    ...["1", "2", "3", "4"].map((output, n) => print(output, 8.2 - n * 2, -1.3)),
    print("LINE OUT", 5.2, 1.1),
    ...[0, -1.4].map((x) => placed(jackSocket(metal, dark, true), { at: v(x, -0.2, 0) })),
    print("MIDI", -0.7, 0.7),
    placed(usbSocket("C", metal, dark), { at: v(-7.6, 0, 0) }),
    print("USB-C", -7.6, 0.7),
    name("Irandu 2", -4.2, 0.25),
  );
  return audioBox([20.4, 4.7, 11.5], casing, front, back);
}

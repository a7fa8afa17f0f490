import type { Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { audioBox } from "../parts/audioBox.ts";
import { audioControls } from "../parts/audioControls.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { palmAudio } from "../parts/palmAudio.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { rackAudio } from "../parts/rackAudio.ts";
import { bar, box } from "../parts/slab.ts";
import { jackSocket, lamp, usbSocket, xlrSocket } from "../parts/socket.ts";
import { twoChannelAudio } from "../parts/twoChannelAudio.ts";
import { times, v } from "../parts/vector.ts";

type Look = { case: () => Material; shape?: "sloped" | "two" | "rack" | "palm"; ink?: string };

const anodised = (color: string) => () => physical({ color, metalness: 0.6, roughness: 0.44 });

/** The small box: one microphone, one instrument, what one hears. */
function box1(casing: Material) {
  const { dark, metal, knob, mark, black } = audioControls();
  const [width, height, depth] = [14, 4.3, 9.4];
  const print = legends("#e9e6de");
  const name = legends("#e9e6de", { size: 0.42, weight: 600 });
  const front = group(
    placed(xlrSocket("input", { plate: black, dark, metal }), { at: v(-5.2, -0.1, 0) }),
    print("MIC", -5.2, 1.68),
    placed(panelKnob({ radius: 0.78, height: 0.6, material: knob, pointer: mark, angle: -40, grooves: 24 }), {
      at: v(-2.75, -0.2, 0),
    }),
    print("GAIN", -2.75, -1.52),
    ...times(11, (n) => {
      const a = ((n - 5) * 27 * Math.PI) / 180;
      return mesh(
        box(0.07, 0.07, 0.04, 0.03),
        n < 4 ? plastic("#62c46a") : mark,
        v(-2.75 + Math.sin(a) * 1.06, -0.2 + Math.cos(a) * 1.06, 0),
      );
    }),
    print("NILGARA", -2.75, 1.55),
    placed(jackSocket(metal, dark), { at: v(-0.5, -0.2, 0) }),
    print("INST", -0.5, -1.4),
    mesh(box(0.7, 0.5, 0.36, 0.1), plastic("#b3201f", 0.4), v(-0.5, 1.1, 0.1)),
    print("48V", -0.5, 1.6),
    placed(panelKnob({ radius: 0.62, height: 0.6, material: knob, pointer: mark, angle: 10, grooves: 20 }), {
      at: v(1.35, -0.2, 0),
    }),
    print("MIX", 1.35, -1.45),
    placed(
      panelKnob({ radius: 1.05, height: 0.65, material: knob, pointer: mark, angle: 48, grooves: 32, skirt: black }),
      { at: v(3.65, -0.05, 0) },
    ),
    print("MONITOR", 3.65, -1.7),
    placed(jackSocket(metal, dark), { at: v(5.85, -0.2, 0) }),
    print("PHONES", 5.85, -1.4),
    placed(lamp(0.11, "#58d16a"), { at: v(5.85, 1.5, 0) }),
    print("USB", 5.3, 1.5),
  );
  const back = group(
    ...[3.6, 5.6].map((x) => placed(jackSocket(metal, dark), { at: v(x, 0, 0) })),
    print("R", 3.6, -1.1),
    print("L", 5.6, -1.1),
    print("LINE OUT", 4.6, 1.1),
    placed(usbSocket("C", metal, dark), { at: v(-4.6, 0, 0) }),
    print("USB-C", -4.6, 0.7),
    name("Solai 1", -0.8, 0.25),
    print("24-BIT / 96 KHZ", -0.8, -0.3),
  );
  return audioBox([width, height, depth], casing, front, back);
}

/** The sloped one: all controls on its top, all sockets behind. */
function desk(casing: Material, ink = "#1d2024") {
  const { dark, metal, knob, mark, black, rubber } = audioControls();
  const [width, depth, low, high] = [24, 16, 2.2, 6.6];
  const slope = (Math.atan2(high - low, depth - 2) * 180) / Math.PI;
  const print = legends(ink, { size: 0.36, weight: 600 });
  const name = legends(ink, { size: 0.62, weight: 600 });
  const key = plastic("#e4e2dc", 0.5);
  const lit = plastic("#f0b23a", 0.4);
  const panel = group(
    placed(
      panelKnob({
        radius: 2.3,
        height: 2,
        material: steel({ color: "#3a3d42", roughness: 0.3 }),
        grooves: 48,
        skirt: black,
      }),
      { at: v(7.4, 0.6, 0) },
    ),
    mesh(box(0.16, 0.8, 0.04, 0.05), mark, v(6.5, 1.9, 2.02)),
    print("VOLUME", 7.4, -2.9),
    ...["MIC 1", "MIC 2", "LINE", "PHONES"].flatMap((words, n) => {
      const x = -9.4 + n * 2.9;
      return [
        placed(
          panelKnob({ radius: 0.85, height: 1.2, material: knob, pointer: mark, angle: -60 + n * 38, grooves: 24 }),
          { at: v(x, 2.6, 0) },
        ),
        print(words, x, 1.2),
      ];
    }),
    mesh(box(2.6, 1.7, 0.12, 0.15), plastic("#0c0d10", 0.15), v(2.4, 2.9, 0.03)),
    ...[1.9, 1.4, 0.8].map((long, n) =>
      mesh(box(long, 0.16, 0.02, 0.04), lit, v(1.4 + long / 2, 3.32 - n * 0.42, 0.1)),
    ),
    ...[
      ["48V", "PAD", "LOW CUT", "INST", "LINK"],
      ["TALK", "DIM", "MUTE", "MONO", "A / B"],
    ].flatMap((names, row) =>
      names.flatMap((words, n) => {
        const [x, y] = [-9.6 + n * 2.7, -1.2 - row * 2.5];
        return [
          mesh(box(1.7, 0.95, 0.5, 0.2), (row * 5 + n) % 4 === 0 ? lit : key, v(x, y, 0.15)),
          print(words, x, y - 0.95),
        ];
      }),
    ),
    name("FJORDSTUE 4", 7.4, -5),
  );
  const rear = placed(
    group(
      ...[9.8, 6.8].map((x) => placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(x, 0, 0) })),
      ...[4.4, 2.8, 0.8, -0.8, -2.4, -4].map((x) => placed(jackSocket(metal, dark), { at: v(x, -0.3, 0) })),
      ...[-6.2, -7.8].map((x) => placed(jackSocket(metal, dark), { at: v(x, -0.3, 0) })),
      placed(usbSocket("C", metal, dark), { at: v(-10, 0, 0) }),
      print("MIC 1", 9.8, -2),
      print("MIC 2", 6.8, -2),
      print("LINE IN", 3.6, 1),
      print("LINE OUT 1-4", -1.6, 1),
      print("PHONES", -7, 1),
      print("USB-C", -10, 1),
    ),
    { at: v(0, 3.6, -depth), turn: [0, 180, 0] },
  );
  return placed(
    group(
      mesh(
        bar(
          [
            [0, 0],
            [depth, 0],
            [depth, high],
            [depth - 2, high],
            [0, low],
          ],
          width,
          0.18,
        ),
        casing,
        v(-width / 2, 0.3, 0),
      ),
      placed(panel, { at: v(0, 0.3 + (low + high) / 2, -(depth - 2) / 2), turn: [slope - 90, 0, 0] }),
      rear,
      ...[-10, 10].flatMap((x) => [-2, -14].map((z) => mesh(box(1.6, 0.4, 1.6, 0.2), rubber, v(x, 0.2, z)))),
    ),
    { at: v(0, 0, depth / 2) },
  );
}

export default model<Look>({
  finishes: {
    black: { case: anodised("#26282c") },
    red: { case: anodised("#b3161d") },
    grey: { case: anodised("#9b9fa5"), shape: "sloped" },
    "black-sloped": { case: anodised("#2b2d31"), shape: "sloped", ink: "#f0eee8" },
    "two-channel": { case: anodised("#26282c"), shape: "two" },
    rack: { case: anodised("#232528"), shape: "rack" },
    palm: { case: anodised("#26282c"), shape: "palm" },
  },
  size: [14, 4.5, 10.9],
  camera: { azimuth: 17, elevation: 20, fill: 0.88 },
  angle: { azimuth: -158, elevation: 24 },
  close: { at: [-2.6, 3, 4.5], across: 9, azimuth: 18, elevation: 24 },
  build: ({ case: make, shape, ink }) => {
    // Some are moved so that the closer look is at their large knob or at their name.
    if (shape === "sloped") return placed(group(desk(make(), ink)), { at: v(-9, -0.5, 4) });
    if (shape === "two") return twoChannelAudio(make());
    if (shape === "rack") return placed(group(rackAudio(make())), { at: v(-13, 0.3, -6.8) });
    if (shape === "palm") return placed(group(palmAudio(make())), { at: v(-2.8, 1, 2.2) });
    return box1(make());
  },
});

import type { Group, Material, Vector3 } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome } from "../materials/metals.ts";
import { model } from "../model.ts";
import { bassDrum } from "../parts/bassDrum.ts";
import { drum } from "../parts/drum.ts";
import { drumModule } from "../parts/drumModule.ts";
import { drumPedal } from "../parts/drumPedal.ts";
import { drumStand } from "../parts/drumStand.ts";
import { cymbalPad, meshPad } from "../parts/electronicPad.ts";
import { floorTom } from "../parts/floorTom.ts";
import { hiHatPedal } from "../parts/hiHatPedal.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

/** A rack of pads, a smaller one with rubber instead of mesh, or shells; and the colour of those. */
type Look = { kit: "rack" | "compact" | "shells"; shell?: string; ink?: string };

type Stuff = { black: Material; metal: Material; rubber: Material; mesh: Material; shell: Material; dark: Material };

/** A clamp round a tube at a place, its screw to the front. */
const clamp = (at: Vector3, { dark, metal }: Stuff): Group =>
  group(
    mesh(box(5, 5.6, 5, 0.8, 0.4), dark, at),
    mesh(rod(at.clone().add(v(0, 0, 2)), at.clone().add(v(0, 0, 4)), 0.5, 0.5, 10), metal),
    mesh(box(3, 0.9, 0.5, 0.2), metal, at.clone().add(v(0, 0, 4.1))),
  );

/** The hi-hat's control: a footboard in a frame. */
const control = ({ metal, black }: Stuff): Group =>
  group(
    mesh(box(11, 2, 30, 1, 0.4), black, v(0, 1, 0)),
    placed(mesh(box(8.5, 1, 25, 0.5, 0.3), metal), { at: v(0, 4.2, 0), turn: [-9, 0, 0] }),
  );

/** A rubber pad: the shape of a mesh one, black all over. */
const rubberPad = (radius: number, stuff: Stuff): Group =>
  meshPad(radius, 4, { ...stuff, mesh: stuff.rubber, shell: stuff.dark });

/** A rack of steel tubes with five mesh pads, four cymbals, the module and a kick tower; the drummer sits behind. */
function rack(stuff: Stuff, compact: boolean): Group {
  const { metal, rubber, dark, black } = stuff;
  const [left, right, back, front] = [-50, 50, -22, 16];
  const [bar, low] = [66, 36];
  const post = (x: number, z: number, height: number) =>
    group(
      mesh(rod(v(x, 2, z), v(x, height, z), 1.9, 1.9, 24), metal),
      mesh(rod(v(x, 0, z), v(x, 3, z), 2.6, 2.4, 20), rubber),
      mesh(rod(v(x, height, z), v(x, height + 0.6, z), 2, 1.9, 20), dark),
    );
  const cross = (from: Vector3, to: Vector3) => mesh(rod(from, to, 1.9, 1.9, 24), metal);
  const arm = (from: Vector3, to: Vector3) =>
    mesh(tube([from, from.clone().lerp(to, 0.5).setY(Math.max(from.y, to.y)), to], 0.75, { around: 12 }), metal);
  const boom = (x: number, z: number, from: number, to: Vector3) =>
    group(
      mesh(rod(v(x, from - 8, z), v(x, to.y - 6, z), 1.1, 1.1, 16), metal),
      clamp(v(x, from, z), stuff),
      mesh(box(3, 3.4, 3, 0.8), dark, v(x, to.y - 6, z)),
      mesh(rod(v(x, to.y - 6, z), to, 0.7, 0.7, 12), metal),
    );
  const toms = [
    { x: -17, z: 20, turn: -6 },
    { x: 15, z: 20, turn: 6 },
  ];
  return group(
    post(left, back, 72),
    post(right, back, 72),
    post(-34, front, 74),
    post(34, front, 74),
    cross(v(-34, bar, front), v(34, bar, front)),
    cross(v(-34, low, front), v(34, low, front)),
    cross(v(left, bar, back), v(-34, bar, front)),
    cross(v(right, bar, back), v(34, bar, front)),
    ...[
      v(-34, bar, front),
      v(34, bar, front),
      v(-34, low, front),
      v(34, low, front),
      v(left, bar, back),
      v(right, bar, back),
    ].map((at) => clamp(at, stuff)),
    // Two toms over the front bar, the floor tom at the drummer's right (seen from the front: left), the snare.
    ...toms.map(({ x, z, turn }) =>
      group(
        clamp(v(x, bar, front), stuff),
        arm(v(x, bar, front), v(x, 76, z - 16)),
        placed(compact ? rubberPad(10.2, stuff) : meshPad(12.7, 6, stuff), {
          at: v(x, 82, z - 12),
          turn: [-24, turn, 0],
        }),
      ),
    ),
    group(
      arm(v(-45, bar, -8), v(-38, 66, -38)),
      placed(compact ? rubberPad(10.2, stuff) : meshPad(15.2, 6, stuff), { at: v(-36, 72, -40), turn: [-12, -8, 5] }),
    ),
    group(
      arm(v(45, bar, -8), v(30, 62, -26)),
      placed(meshPad(compact ? 12.7 : 15.2, 6, stuff), { at: v(26, 68, -27), turn: [-8, 0, -4] }),
    ),
    // Crashes and ride on booms, the hi-hat on a short arm.
    group(boom(34, front, 74, v(32, 114, 8)), placed(cymbalPad(17.8, stuff), { at: v(32, 113, 7), turn: [-16, 0, 8] })),
    ...(compact
      ? [
          group(
            boom(-34, front, 74, v(-40, 103, 0)),
            placed(cymbalPad(17.8, stuff), { at: v(-40, 102, -1), turn: [-16, 0, -8] }),
          ),
        ]
      : [
          group(
            boom(-34, front, 74, v(-24, 115, 12)),
            placed(cymbalPad(17.8, stuff), { at: v(-24, 114, 11), turn: [-16, 0, -8] }),
          ),
          group(
            boom(left, back, 72, v(-46, 99, -14)),
            placed(cymbalPad(20.3, stuff), { at: v(-46, 98, -15), turn: [-14, 0, -8] }),
          ),
        ]),
    group(
      boom(right, back, 72, v(63, 86, -26)),
      placed(cymbalPad(15.2, stuff), { at: v(63, 85, -26), turn: [-6, 0, 4] }),
    ),
    // The kick: a tower with a mesh pad that looks at its pedal.
    group(
      mesh(box(4, 40, 4, 1), dark, v(0, 20, 4)),
      mesh(box(34, 2.4, 5, 1), dark, v(0, 1.4, 2)),
      ...[-15, 15].map((x) => mesh(rod(v(x, 1.4, 2), v(0, 26, 4), 0.8, 0.8, 12), metal)),
      placed(compact ? rubberPad(9, stuff) : meshPad(12, 6, stuff), { at: v(0, 30, -2), turn: [-90, 0, 0] }),
      placed(drumPedal(metal, black, rubber), { at: v(0, 0, -4) }),
    ),
    placed(control(stuff), { at: v(50, 0, -42), turn: [0, 12, 0] }),
    group(
      arm(v(38, bar, 9), v(37, 79, 1)),
      placed(drumModule(stuff.black, stuff.dark, compact ? "Don 3" : "Don 7"), {
        at: v(36, 82, -2),
        turn: [34, 174, 0],
      }),
    ),
    mesh(tube([v(34, low, front), v(30, 26, 10), v(20, 20, 4), v(6, 24, 2)], 0.4, { around: 8 }), black),
  );
}

/** Where the stand of a stage kit's module is. */
const MODULE = [96, 0, -6] as const;

/** What a stage sees from its tenth row: full wooden shells with mesh heads, triggers at their sides, rubber cymbals. */
function stage(stuff: Stuff, ink: string): Group {
  const { metal, rubber, shell, dark, mesh: net } = stuff;
  const trigger = (radius: number, y: number, turn: number) =>
    placed(
      group(
        mesh(box(3.2, 4.6, 3, 0.7, 0.4), dark, v(0, y - 1.8, radius + 1.6)),
        mesh(rod(v(0, y - 4, radius + 1.8), v(0, y - 7, radius + 1.6), 0.5, 0.4, 12), dark),
      ),
      { turn: [0, turn, 0] },
    );
  const tom = (radius: number, depth: number, lugs: number, turn: number) =>
    group(drum({ radius, depth, shell, head: net, metal, lugs }), trigger(radius, depth, turn));
  const over = (radius: number, height: number, turn: readonly [number, number, number]) =>
    group(drumStand(height, metal, rubber), placed(cymbalPad(radius, stuff), { at: v(0, height - 2, 0), turn }));
  return group(
    bassDrum({
      radius: 25.4,
      depth: 40,
      shell,
      head: [dark, net],
      metal,
      rubber,
      lugs: 8,
      name: { words: "Kuronami", maker: "DON 9 STAGE", colour: ink },
    }),
    placed(drumPedal(metal, dark, rubber), { at: v(0, 0, -4) }),
    placed(tom(12.7, 18, 6, 60), { at: v(18, 60, 15), turn: [-20, 0, 3] }),
    placed(tom(15.2, 20, 6, -60), { at: v(-19, 58, 15), turn: [-20, 0, -3] }),
    placed(floorTom(tom(17.8, 34, 8, -50), 17.8, 34, metal, rubber), { at: v(-48, 0, -6) }),
    placed(group(drumStand(46, metal, rubber), placed(tom(17.8, 14, 10, 70), { at: v(0, 47, 0), turn: [-4, 0, 0] })), {
      at: v(40, 0, -20),
    }),
    placed(
      group(
        over(17.8, 86, [0, 0, 0]),
        hiHatPedal(metal, dark),
        placed(cymbalPad(17.8, stuff), { at: v(0, 82.6, 0), turn: [180, 0, 0] }),
        mesh(rod(v(0, 84, 0), v(0, 101, 0), 0.35, 0.35, 10), metal),
      ),
      { at: v(64, 0, -4) },
    ),
    placed(over(20.3, 116, [-14, 0, 10]), { at: v(48, 0, 24) }),
    placed(over(22.9, 106, [-14, 0, -8]), { at: v(-60, 0, 26) }),
    // Turned to the hall, as a shop shows it.
    placed(
      group(
        drumStand(62, metal, rubber),
        placed(drumModule(stuff.black, stuff.dark, "Don 9"), { at: v(0, 66, 3), turn: [-30, -10, 0] }),
      ),
      { at: v(...MODULE) },
    ),
  );
}

/** Racks of pads are seen from where the drummer sits; kits with shells by their listeners. */
export default model<Look>({
  finishes: {
    black: { kit: "rack" },
    "black-compact": { kit: "compact" },
    "black-stage": { kit: "shells", shell: "#141517", ink: "#e9e5dc" },
    white: { kit: "shells", shell: "#f4f6f8", ink: "#e9e5dc" },
  },
  size: [140, 116.6, 84],
  camera: { azimuth: 168, elevation: 20, fill: 0.92 },
  angle: { azimuth: 28, elevation: 22, fill: 0.92 },
  close: { at: [32, 77, -8], across: 54, azimuth: 172, elevation: 30 },
  build({ kit, shell, ink = "" }) {
    const stuff: Stuff = {
      black: plastic("#1a1b1d", 0.45),
      metal: shell ? chrome() : blackMetal({ color: "#383a3e" }),
      rubber: matt("#222326"),
      mesh: matt("#f4f6fa"),
      shell: shell ? lacquer(shell) : plastic("#17181a", 0.3),
      dark: plastic("#101113", 0.4),
    };
    // Moved so that the close-up of each has its module in the middle.
    const [x, , z] = MODULE;
    return kit === "shells"
      ? group(placed(stage(stuff, ink), { at: v(32 + x, 11, z - 5), turn: [0, 180, 0] }))
      : rack(stuff, kit === "compact");
  },
});

import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { legends } from "./legends.ts";
import { levelMeter } from "./levelMeter.ts";
import { screwHead } from "./loudspeaker.ts";
import { group, mesh, placed } from "./mesh.ts";
import { panelKnob } from "./panelKnob.ts";
import { box } from "./slab.ts";
import { jackSocket, lamp, mainsInlet, usbSocket, xlrSocket } from "./socket.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** Three units of a rack: how wide the body and the ears are, how high and deep. */
const [BODY, EARS, HEIGHT, DEPTH] = [43.6, 48.3, 13.3, 26];
const PITCH = 2.92;

/** A digital mixer without faders, the middle of its front at the origin: sixteen inputs and eight outputs, two rows each. */
export function stageMixer(): Group {
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#17181a", 0.42)];
  const steel = physical({ color: "#202226", metalness: 0.4, roughness: 0.5 });
  const print = legends("#e9e6de", { size: 0.42, weight: 600 });
  const rows = (count: number, x: number, kind: "combo" | "output") =>
    times(count, (n) => {
      const [column, row] = [n % (count / 2), Math.floor((n * 2) / count)];
      const at = v(x + column * PITCH, 2.5 - row * 5.2, 0);
      const name = kind === "combo" ? String(n + 1) : n < 2 ? (n ? "MAIN R" : "MAIN L") : `AUX ${n - 1}`;
      return group(
        placed(xlrSocket(kind, { plate: black, dark, metal }), { at }),
        print(name, at.x, at.y + 2.05),
        ...(kind === "combo"
          ? [placed(lamp(0.13, n % 5 === 4 ? "#e8b93a" : "#4fbf5e"), { at: v(at.x + 1.1, at.y + 2.05, 0) })]
          : []),
      );
    });
  return group(
    mesh(box(BODY, HEIGHT - 0.6, DEPTH, 0.4, 0.15), steel, v(0, 0, -DEPTH / 2 - 0.1)),
    mesh(box(EARS, HEIGHT - 0.1, 0.4, 0.3, 0.08), steel, v(0, 0, -0.2)),
    ...[-1, 1].flatMap((side) => [
      ...[-4.8, 4.8].map((y) => mesh(box(1.1, 0.66, 0.1, 0.32, 0.02), dark, v((side * (EARS - 1.6)) / 2, y, -0.02))),
      mesh(rod(v(side * 22.9, -3.2, 2.4), v(side * 22.9, 3.2, 2.4), 0.55, undefined, 20), metal),
      ...[-3.2, 3.2].map((y) => mesh(rod(v(side * 22.9, y, -0.1), v(side * 22.9, y, 2.7), 0.55, undefined, 20), metal)),
      ...times(9, (n) => mesh(box(0.1, 0.7, 9, 0.04), dark, v((side * BODY) / 2, 3.2 - n * 0.8, -13))),
    ]),
    ...rows(16, -20.4, "combo"),
    ...rows(8, 5, "output"),
    ...[3, 15.6].map((x) => mesh(box(0.08, 11, 0.02, 0.02, 0.005), plastic("#8b8f95"), v(x + 0.2, 0, 0.01))),
    placed(
      panelKnob({ radius: 0.8, height: 1.1, material: black, pointer: plastic("#f2efe8"), grooves: 20, angle: 30 }),
      {
        at: v(18, 4, 0),
      },
    ),
    print("PHONES", 18, 5.4),
    placed(jackSocket(metal, dark), { at: v(18, 1.1, 0) }),
    mesh(box(1.5, 0.8, 0.1, 0.1, 0.02), metal, v(18, -1.6, 0.02)),
    mesh(box(1.26, 0.5, 0.1, 0.06, 0.02), dark, v(18, -1.6, 0.04)),
    print("USB REC", 18, -2.7),
    mesh(box(1.7, 1.5, 0.12, 0.12, 0.03), metal, v(18, -4.2, 0.02)),
    mesh(box(1.3, 1.05, 0.12, 0.1, 0.02), dark, v(18, -4.3, 0.04)),
    print("ETHERNET", 18, -5.6),
    ...[0, 0.9].map((x) => placed(levelMeter(10, 0.56, 7), { at: v(20.1 + x, -1.4, 0) })),
    placed(usbSocket("B", metal, dark), { at: v(20.5, -4.2, 0) }),
    legends("#f2efe8", { size: 0.6, weight: 600 })("NILGARA  ARANGAM 16", -15, -5.9),
    placed(mainsInlet(black, metal), { at: v(14, 0, -DEPTH - 0.1), turn: [0, 180, 0] }),
    ...times(11, (n) => mesh(box(8, 0.3, 0.1, 0.1, 0.02), dark, v(-10, 3.5 - n * 0.7, -DEPTH - 0.1))),
    ...[-1, 1].flatMap((side) => [-1, 1].map((up) => screwHead(side * 21.2, up * 5.9, 0.3, metal))),
    ...[-1, 1].flatMap((x) =>
      [-3, -22].map((z) => mesh(rod(v(x * 18, -HEIGHT / 2 - 0.5, z), v(x * 18, -6, z), 1.3, undefined, 24), dark)),
    ),
  );
}

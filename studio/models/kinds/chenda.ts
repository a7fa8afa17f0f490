import { CatmullRomCurve3 } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide, leather } from "../materials/hide.ts";
import { rope } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { lappedHead } from "../parts/lappedHead.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { ropeNet } from "../parts/ropeNet.ts";
import { strap } from "../parts/strap.ts";
import { tube } from "../parts/tube.ts";
import { steps, v } from "../parts/vector.ts";

/** `fresh`: of yellow jackwood, and with a strap. */
type Look = { stain: string; gloss: number; fresh: boolean };

const [HEIGHT, RADIUS] = [60, 12];
const HOOP = { radius: 14.7, thick: 1.15, fall: 0.9 };
const LINE = 0.36;

/** A stick of tamarind wood: straight in the hand, its end bent outwards. */
function stick() {
  const points = [v(0, 0), v(0, 10), v(0, 18), v(0.8, 22.5), v(3, 26), v(6.4, 28.2), v(9.6, 28.8)];
  return mesh(
    tube(points, (t) => 0.68 - 0.2 * t, { around: 16, pieces: 70 }),
    wood("rosy", { across: 6, along: 30, gloss: 0.4 }),
  );
}

/** A broad cotton strap that hangs in front, each end turned over the upper hoop and sewn to itself. */
function cottonStrap() {
  const out = HOOP.radius + HOOP.thick + LINE * 2 + 0.3;
  const top = HEIGHT - HOOP.fall;
  const reach = 1.15;
  const end = (side: -1 | 1) => [
    onRound(side * reach, HOOP.radius - HOOP.thick - 0.2, top - 1.5),
    onRound(side * reach, HOOP.radius - 0.4, top + 0.4),
    onRound(side * reach, HOOP.radius + HOOP.thick, top + 0.3),
  ];
  const hang = steps(41, -reach, reach).map((a) => onRound(a, out, top - 2 - 20 * (1 - (a / reach) ** 2)));
  const line = new CatmullRomCurve3([...end(-1), ...hang, ...end(1).reverse()], false, "centripetal").getPoints(160);
  // It lies on the ropes, and flat on the hoop where it turns over.
  const normals = line.map(({ x, y, z }) =>
    v(x, 0, z)
      .setLength(1)
      .add(v(0, y > top ? 1.5 : 0, 0))
      .normalize(),
  );
  return mesh(strap(line, normals, 4.6, 0.26), cloth("#f4ead2", 0.2, { map: null }));
}

/** Standing on its thick-skinned valanthala, the heads on hoops that stand out past the shell. */
export default model<Look>({
  finishes: {
    jackwood: { stain: "#fff1cf", gloss: 0.5, fresh: true },
    natural: { stain: "#fff4e2", gloss: 0.2, fresh: false },
  },
  size: [34, 60, 49.5],
  camera: { azimuth: 0, elevation: 16, fill: 0.9 },
  angle: { azimuth: 34, elevation: 44, fill: 0.86 },
  close: { at: [4.5, 56, 14.5], across: 19, azimuth: 14, elevation: 24 },
  build({ stain, gloss, fresh }) {
    const grain = wood(fresh ? "yellowJackwood" : "mango", { across: 34, along: 60, gloss, color: stain });
    const skin = hide("#fff6e2", 22);
    const upright = group(
      mesh(
        lathe(
          [
            [RADIUS - 0.1, 0.4],
            [RADIUS + 0.15, HEIGHT / 2],
            [RADIUS - 0.1, HEIGHT - 0.4],
          ],
          { around: 128, smooth: true },
        ),
        grain,
      ),
      placed(lappedHead(RADIUS, HOOP.radius, HOOP.thick, HOOP.fall, skin), { at: v(0, HEIGHT, 0) }),
      placed(lappedHead(RADIUS, HOOP.radius, HOOP.thick, HOOP.fall, hide("#f1dfbd", 22)), { turn: [180, 0, 0] }),
      ropeNet({
        lower: { radius: HOOP.radius, y: HOOP.fall + HOOP.thick, thick: HOOP.thick },
        upper: { radius: HOOP.radius, y: HEIGHT - HOOP.fall - HOOP.thick, thick: HOOP.thick },
        pairs: 12,
        thick: LINE,
        rope: rope("#f2e6cc", LINE),
        body: () => RADIUS,
        ring: { at: 0.6, height: 2.4, thick: 0.24, material: leather("#8a4f2a", 8) },
      }),
    );
    if (fresh) upright.add(cottonStrap());
    return group(
      upright,
      // Laid on the floor before it.
      placed(group(placed(stick(), { turn: [-90, 0, 0] })), { at: v(-14, 0.68, 21), turn: [0, -78, 0] }),
      placed(group(placed(stick(), { turn: [-90, 180, 0] })), { at: v(13, 0.68, 26), turn: [0, 84, 0] }),
    );
  },
});

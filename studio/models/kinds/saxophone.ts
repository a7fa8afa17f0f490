import { type Material, MathUtils } from "three";
import { lacquer, matt, pearl } from "../materials/lacquer.ts";
import { brass, chrome, copper, lacqueredBrass, silver } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { bellFlare, bellRadius } from "../parts/bellFlare.ts";
import { engraving } from "../parts/engraving.ts";
import { facing } from "../parts/facing.ts";
import { ferrule } from "../parts/ferrule.ts";
import { buttonIn, keyCup } from "../parts/keyCup.ts";
import { keyedTube, outwards } from "../parts/keyedTube.ts";
import { keyGuard } from "../parts/keyGuard.ts";
import { keyRod } from "../parts/keyRod.ts";
import { printed } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { piping } from "../parts/piping.ts";
import { saxBody, saxCone, saxEnds } from "../parts/saxBody.ts";
import { HINGE, saxKeys } from "../parts/saxKeys.ts";
import { saxNeck } from "../parts/saxNeck.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { turnedPatch } from "../parts/turnedPatch.ts";
import { at, mix, times, v } from "../parts/vector.ts";

type Look = {
  body: () => Material;
  bell?: () => Material;
  keys: () => Material;
  name: string;
  ink: string;
  plain?: true;
  tenor?: true;
};

const { top: TOP, foot: FOOT } = saxEnds;
const { over, on: onBody } = saxBody;
/** From the body's axis to the bell's. */
const APART = 9.7;
const LEAN = 4.5;
const UP = v(0, 1, 0);

/** How much larger a tenor's body is than an alto's. */
const TENOR = 1.27;

const bell = { throat: 3.3, mouth: 6.3, length: 24.5, late: 6.6, cone: 0.85 };

/** A long plate soldered to the body, on which posts stand. */
const rib = (low: number, high: number, degrees: number, metal: Material) =>
  facing(
    mesh(box(0.95, high - low, 0.3, 0.4, 0.08), metal),
    over((low + high) / 2, degrees, 0),
    outwards(degrees).setY((saxCone(low) - saxCone(high)) / (high - low)),
    UP,
  );

export default model<Look>({
  finishes: {
    gold: { body: lacqueredBrass, keys: lacqueredBrass, name: "Lorvane", ink: "rgb(84 52 10 / 85%)" },
    black: { body: () => lacquer("#0d0d0f"), keys: lacqueredBrass, name: "Lorvane", ink: "#d8ab5c" },
    silver: { body: silver, keys: silver, name: "Lorvane", ink: "rgb(70 68 66 / 85%)" },
    "gold-tenor": {
      body: lacqueredBrass,
      keys: lacqueredBrass,
      name: "Lorvane",
      ink: "rgb(84 52 10 / 85%)",
      tenor: true,
    },
    "black-tenor": {
      body: () => lacquer("#0d0d0f"),
      keys: lacqueredBrass,
      name: "Lorvane",
      ink: "#d8ab5c",
      tenor: true,
    },
    copper: {
      body: lacqueredBrass,
      bell: () => copper({ color: "#c99473", roughness: 0.12 }),
      keys: lacqueredBrass,
      name: "Lorvane",
      ink: "rgb(70 30 12 / 85%)",
    },
    brass: { body: brass, keys: brass, name: "Jaswant & Nephews", ink: "rgb(84 60 20 / 85%)", plain: true },
  },
  size: [41, 66, 13],
  camera: { azimuth: 24, elevation: 7, fill: 0.9 },
  angle: { azimuth: 206, elevation: 10, fill: 0.9 },
  close: { at: [8.5, 22, 3], across: 25, azimuth: 34, elevation: 12 },
  more: {
    back: { azimuth: 190, elevation: 10, at: [4, 22, 0], across: 50 },
    head: { azimuth: 24, elevation: 10, at: [-11, 60, 0], across: 24 },
    bridge: { azimuth: -14, elevation: 10, at: [4, 30, 2], across: 40 },
  },
  build({ body: bodyOf, bell: bellOf, keys: keysOf, name, ink, plain, tenor }) {
    const [body, keys, button] = [bodyOf(), keysOf(), pearl()];
    const bellMetal = bellOf ? bellOf() : body;
    const felt = matt("#7b1f22");
    const wire = plain ? 0.2 : 0.14;
    const lean = v(Math.sin(MathUtils.degToRad(LEAN)), Math.cos(MathUtils.degToRad(LEAN)), 0);
    const bend = piping([v(0, FOOT + 1), v(0, 3.9), v(APART, 3.9), v(APART, 3.9).addScaledVector(lean, 7)], 4.75);
    const mouth = at(bend, -1);
    const bellPart = group(
      mesh(bellFlare(bell), bellMetal),
      ferrule(v(0, 0.1, 0), UP, bell.throat, 0.9, bellMetal, 0.16),
      placed(
        printed(
          turnedPatch((y) => bellRadius(bell, y) + 0.05, 14, 22.6, 1.7),
          8.6,
          8.6,
          (on) => engraving(on, name, ink, !plain),
          { metalness: 0.4, roughness: 0.4 },
        ),
        { turn: [0, 28, 0] },
      ),
    );
    const onTheBell = keyedTube((y) => bellRadius(bell, y));
    for (const [y, radius] of [
      [3.3, 2.15],
      [9, 2.25],
    ] as const)
      bellPart.add(
        onTheBell.on(keyCup({ radius, metal: keys, tube: bellMetal, chimney: 0.45 }), y, 92),
        onTheBell.on(keyGuard(radius, 1.75, keys, felt, wire), y, 92, -0.1),
        mesh(
          tube([onTheBell.over(y, 100, 0.95), onTheBell.over(y, 120, 1.1), onTheBell.over(y, 143, 0.9)], 0.24, {
            around: 8,
          }),
          keys,
        ),
      );
    for (const degrees of [143, 158])
      bellPart.add(
        keyRod(
          onTheBell.over(1.8, degrees, 0.9),
          onTheBell.over(17.5, degrees, 1),
          outwards(degrees).multiplyScalar(-0.95),
          keys,
          {
            between: [0.45],
          },
        ),
      );
    placed(bellPart, { at: mouth, turn: [0, 0, -LEAN] });
    const low = v(1.45, 5.2, 2.9);
    const brace = 23.5;
    const made = group(
      mesh(
        lathe(
          times(40, (n) => {
            const y = mix(FOOT, TOP, n / 39);
            return [saxCone(y), y] as const;
          }),
          { around: 64, crease: 180 },
        ),
        body,
      ),
      mesh(
        tube(bend, (t) => mix(2.95, bell.throat, t), { pieces: 70, around: 64 }),
        bellMetal,
      ),
      ferrule(v(0, FOOT + 0.7, 0), UP, 2.95, 1.1, body, 0.16),
      bellPart,
      saxNeck(tenor ? "tenor" : "alto", body, keys),
      rib(12, 30.6, HINGE, body),
      rib(30.6, 50, HINGE, body),
      rib(26, 54, 142, body),
      saxKeys(keys, body, button, keyGuard(1.6, 1.55, keys, felt, wire)),
      facing(keyCup({ radius: 1.95, metal: keys, tube: bellMetal, chimney: 0.5 }), low, v(-0.12, -0.1, 1), UP),
      facing(keyGuard(1.95, 1.75, keys, felt, wire), low, v(-0.12, -0.1, 1), UP),
      // The ring that braces bell and body, the thumb's hook and the ring for the strap.
      mesh(
        lathe(
          times(17, (n) => {
            const a = (n / 16) * Math.PI * 2;
            return [1.5 + Math.cos(a) * 0.3, Math.sin(a) * 0.16] as const;
          }),
          { around: 40, crease: 180 },
        ).rotateX(Math.PI / 2),
        keys,
        v(4.9, brace, 0),
      ),
      mesh(rod(v(2.2, brace, 0), v(3.5, brace, 0), 0.3), keys),
      mesh(rod(v(6.3, brace, 0), v(7.6, brace, 0), 0.3), keys),
      mesh(box(0.4, 2.6, 1.8, 0.15), keys, v(2.5, brace, 0)),
      mesh(box(0.4, 2.6, 2.2, 0.15), keys, v(7.3, brace, 0)),
      mesh(tube([over(33, 180, 0), over(33, 180, 1.3), over(32, 180, 2), over(30.6, 180, 2)], 0.32), keys),
      facing(
        mesh(
          lathe(
            times(13, (n) => {
              const a = (n / 12) * Math.PI * 2;
              return [0.7 + Math.cos(a) * 0.16, Math.sin(a) * 0.16] as const;
            }),
            { around: 28, crease: 180 },
          ),
          chrome(),
        ),
        over(38, 180, 0.9),
        outwards(180),
        v(0, 0, 1),
      ),
      onBody(buttonIn(0.9, keys, physical({ color: "#17171a", roughness: 0.4 })), 47, 180),
    );
    return group(tenor ? placed(made, { scale: [TENOR, TENOR, TENOR] }) : made);
  },
});

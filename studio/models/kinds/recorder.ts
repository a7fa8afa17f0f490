import { BackSide, FrontSide, type Material, Mesh, type Side } from "three";
import { ivory, plastic } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { label, labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { type Flat, mix, ramp, steps, v } from "../parts/vector.ts";

type Look = {
  body: () => Material;
  rings: () => Material;
  ink: string;
  alto?: true;
  /** One sees through it: what its far walls and its bore are made of. */
  behind?: () => Material;
};

const clear = (color: string, side: Side = FrontSide) =>
  plastic(color, 0.12, {
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    emissive: color,
    emissiveIntensity: 0.1,
    transparent: true,
    opacity: 0.55,
    side,
  });
const translucent = (color: string) => ({
  body: () => clear(color),
  rings: () => clear(color),
  behind: () => clear(color, BackSide),
});
const maple = () => wood("maple", { across: 8, along: 34, gloss: 0.35, color: "#f3cf9c" });
const abs = () => plastic("#efe6cf", 0.3, { clearcoat: 0.5, clearcoatRoughness: 0.2 });

/** Where foot, middle and head meet, and where the beak begins and ends. */
const [FOOT, HEAD, CUT, TIP] = [7.6, 22.6, 28.6, 32.8];

/** Foot and middle, turned; then the head's socket. */
const foot: Flat[] = [
  [0, 2],
  [0.55, 2],
  [0.6, 0],
  [1.2, 0],
  [1.34, 0.12],
  [1.38, 0.5],
  [1.26, 0.8],
  [1.14, 1.1],
  [1.1, 2.4],
  [1.16, 4.4],
  [1.3, 5.6],
  [1.6, 6.4],
  [1.72, 6.9],
  [1.72, FOOT - 0.15],
  [1.6, FOOT],
  [1.05, FOOT],
  [1.05, FOOT - 0.6],
];
const middle: Flat[] = [
  [1.08, FOOT - 0.2],
  [1.12, FOOT + 0.5],
  [1.22, 14],
  [1.32, HEAD - 1.6],
  [1.36, HEAD - 0.2],
  [1.2, HEAD],
];
const head: Flat[] = [
  [1.3, HEAD - 0.1],
  [1.68, HEAD],
  [1.78, HEAD + 0.15],
  [1.78, HEAD + 1],
  [1.7, HEAD + 1.5],
  [1.56, HEAD + 2.2],
  [1.5, HEAD + 2.8],
  [1.48, CUT],
];
/** The hollow that one sees through clear walls. */
const bore: Flat[] = [
  [0.62, 0.4],
  [0.72, 10],
  [0.86, HEAD],
  [0.9, CUT - 1.6],
];
/** The holes, from the top; the lowest two are double. */
const holes = [20.4, 18.3, 16.2, 13.9, 12, 10.2, 5.2] as const;

function holed(on: CanvasRenderingContext2D, spots: readonly (readonly [number, number])[]): void {
  for (const [x, r] of spots)
    for (const [grow, colour] of [
      [1.16, "rgb(60 40 20 / 28%)"],
      [1, "#17110c"],
    ] as const) {
      on.fillStyle = colour;
      on.beginPath();
      on.arc(x, 0, r * grow, 0, 7);
      on.fill();
    }
}

/** The head above the window: round, then cut away at the back to the beak. */
const beak = () =>
  loft(
    steps(22).map((t) => {
      const y = mix(CUT, TIP, t);
      const back = mix(-1.48, 0.62, ramp(0.04, 1.1, t) ** 0.8);
      const front = mix(1.48, 1.2, ramp(0.5, 1, t));
      const wide = mix(1.48, 1.16, ramp(0.3, 1, t));
      return steps(49, 0, Math.PI * 2).map((a) => {
        const round = Math.sin(a);
        return v(
          Math.cos(a) * wide,
          y,
          round > 0 ? mix(Math.max(0, back), front, round) : Math.min(0, back) * -round + (back > 0 ? back : 0),
        );
      });
    }),
  );

const bead = (y: number, radius: number, material: Material) =>
  mesh(
    lathe(
      [
        [radius - 0.1, -0.32],
        [radius + 0.08, -0.28],
        [radius + 0.14, 0],
        [radius + 0.08, 0.28],
        [radius - 0.1, 0.32],
      ],
      { around: 48, smooth: true },
    ),
    material,
    v(0, y, 0),
  );

/** How much longer an alto is than a soprano. */
const ALTO = 47 / 32.8;

/** The ornaments of an alto: a second ring at each joint, a ring at the bell, and a bulb turned below the window. */
const turnings = (body: Material, rings: Material) => [
  bead(FOOT - 1.25, 1.52, rings),
  bead(HEAD + 1.6, 1.6, rings),
  bead(2.1, 1.12, rings),
  bead(CUT - 0.1, 1.46, rings),
  mesh(
    lathe(
      [
        [1.2, 0.4],
        [1.5, 0.2],
        [1.62, 0.9],
        [1.42, 1.5],
        [1.1, 1.9],
      ],
      { around: 64, smooth: true },
    ),
    body,
  ),
];

export default model<Look>({
  finishes: {
    cream: { body: abs, rings: abs, ink: "#8d7a52" },
    blue: { ...translucent("#3f86d8"), ink: "#dbe9fa" },
    pink: { ...translucent("#ee7fa6"), ink: "#fff0f5" },
    honey: { body: maple, rings: maple, ink: "#6b4520" },
    walnut: {
      body: () => plastic("#3d2116", 0.34, { clearcoat: 0.5 }),
      rings: () => ivory(),
      ink: "#d9c39a",
      alto: true,
    },
    ivory: {
      body: () => ivory({ color: "#f0e4c4" }),
      rings: () => ivory({ color: "#d8bf85" }),
      ink: "#8d7a52",
      alto: true,
    },
  },
  size: [32.8, 3.8, 3.8],
  camera: { azimuth: -40, elevation: 46, fill: 0.94 },
  angle: { azimuth: 130, elevation: 34, fill: 0.94 },
  close: { at: [-26.6, 1, 0], across: 14, azimuth: -30, elevation: 44 },
  build({ body: bodyOf, rings: ringsOf, ink, alto, behind }) {
    const [body, rings] = [bodyOf(), ringsOf()];
    const walls = [foot, middle, head].map((profile) => lathe(profile, { around: 64, crease: 24 }));
    const far = behind?.();
    const recorder = group(
      ...(far ? [...walls, beak()].map((wall) => mesh(wall, far)) : []),
      ...(far ? [mesh(lathe(bore), body)] : []),
      ...walls.map((wall) => mesh(wall, body)),
      mesh(beak(), body),
      bead(0.55, 1.3, rings),
      bead(FOOT - 0.5, 1.72, rings),
      bead(HEAD + 0.55, 1.78, rings),
      ...(alto ? turnings(body, rings) : []),
      // The window with its ramp, and the slit of the windway.
      placed(
        labelAround(1.495, 1.5, 2, (on) => {
          const ramped = on.createLinearGradient(0, -0.95, 0, 0.9);
          ramped.addColorStop(0, "#0a0705");
          ramped.addColorStop(0.22, "#0a0705");
          ramped.addColorStop(0.24, "rgb(255 255 255 / 30%)");
          ramped.addColorStop(0.5, "rgb(0 0 0 / 22%)");
          ramped.addColorStop(1, "rgb(0 0 0 / 0%)");
          on.fillStyle = ramped;
          on.fillRect(-0.56, -0.95, 1.12, 1.9);
          on.strokeStyle = "rgb(0 0 0 / 35%)";
          on.lineWidth = 0.03;
          on.strokeRect(-0.56, -0.95, 1.12, 1.7);
        }),
        { at: v(0, CUT - 1.6, 0) },
      ),
      placed(
        labelAround(1.525, 2, 0.5, (on) =>
          text(on, "Mundhaus", { size: 0.42, colour: ink, face: "serif", italic: true }),
        ),
        { at: v(0, CUT - 2.95, 0), turn: [0, -16, 0] },
      ),
      placed(
        label(1.3, 0.3, (on) => on.fillRect(-0.5, -0.07, 1, 0.14)),
        {
          at: v(0, TIP + 0.01, 0.9),
          turn: [-90, 0, 0],
        },
      ),
      ...holes.map((y, n) =>
        placed(
          labelAround(y < FOOT ? 1.25 : mix(1.13, 1.34, (y - 8) / 14) + 0.012, 1.6, 1.2, (on) =>
            holed(
              on,
              n > 4
                ? [
                    [-0.22, 0.17],
                    [0.2, 0.23],
                  ]
                : [[0, n === 3 ? 0.32 : 0.3]],
            ),
          ),
          { at: v(0, y, 0), turn: [0, y < FOOT ? 14 : 0, 0] },
        ),
      ),
      placed(
        labelAround(1.345, 1.2, 1.2, (on) => holed(on, [[0, 0.3]])),
        { at: v(0, 20.9, 0), turn: [0, 180, 0] },
      ),
    );
    // What is printed on clear walls is drawn after them.
    if (behind)
      recorder.traverse((one) => {
        if (one instanceof Mesh && one.material !== body && one.material !== rings && one.material !== far)
          one.renderOrder = 1;
      });
    if (alto) recorder.scale.set(ALTO * 0.92, ALTO, ALTO * 0.92);
    // Moved so that the close-up of either has its head.
    const x = alto ? TIP * (ALTO - 1) - 1 : 0;
    return group(placed(group(placed(recorder, { turn: [-90, 0, 0] })), { at: v(x, 0, 0), turn: [0, 90, 0] }));
  },
});

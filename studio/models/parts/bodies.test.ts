import { ExtrudeGeometry, Mesh, type Object3D, Shape } from "three";
import { describe, expect, it } from "vitest";
import electricGuitarLp from "../kinds/electric-guitar-lp.ts";
import electricGuitarT from "../kinds/electric-guitar-t.ts";
import semiHollowGuitar from "../kinds/semi-hollow-guitar.ts";
import { bassBody, bassGuard, bassScrews } from "./bassBody.ts";
import { belly, contouredBody, forearm } from "./contouredBody.ts";
import { body, guardShape, screws } from "./doubleCut.ts";
import { fair } from "./fair.ts";
import { inset, type Outline } from "./outline.ts";
import { signedVolume } from "./surface.ts";
import { at, type Flat, steps } from "./vector.ts";

const area = (outline: Outline): number => outline.reduce((sum, p, n) => sum + p.cross(at(outline, n + 1)), 0) / 2;

/** The pieces of an outline that cross others. */
function crossings(outline: Outline): Flat[] {
  const side = (n: number, p: Outline[number]) =>
    at(outline, n + 1)
      .clone()
      .sub(at(outline, n))
      .cross(p.clone().sub(at(outline, n)));
  const parts = (n: number, m: number) => side(n, at(outline, m)) * side(n, at(outline, m + 1)) < 0;
  return outline.flatMap((_, n) =>
    outline.flatMap((_, m): Flat[] => (m > n + 1 && parts(n, m) && parts(m, n) ? [[n, m]] : [])),
  );
}

/** Where a level line crosses an outline, from the left. */
const across = (outline: Outline, y: number): number[] =>
  outline
    .flatMap((p, n) => {
      const q = at(outline, n + 1);
      return p.y > y === q.y > y ? [] : [p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)];
    })
    .sort((a, b) => a - b);

const inside = (outline: Outline, [x, y]: Flat): boolean =>
  across(outline, y).filter((edge) => edge < x).length % 2 === 1;
const off = (outline: Outline, [x, y]: Flat): number => Math.min(...outline.map((p) => Math.hypot(p.x - x, p.y - y)));

/** The plate of the largest face of a thing: its body. */
function plan(thing: Object3D): Outline {
  const found: Outline[] = [];
  thing.traverse((part) => {
    if (!(part instanceof Mesh && part.geometry instanceof ExtrudeGeometry)) return;
    const { shapes } = part.geometry.parameters;
    if (shapes instanceof Shape) found.push(shapes.getPoints());
  });
  return found.reduce((most, outline) => (Math.abs(area(outline)) > Math.abs(area(most)) ? outline : most));
}

const flat = Object.entries({ electricGuitarT, electricGuitarLp, semiHollowGuitar }).map(
  ([name, { finishes, build }]) => [name, plan(build(at(Object.values(finishes), 0) as never))] as const,
);

describe.each([["the guitar with three pickups", body], ["the bass", bassBody], ...flat] as const)(
  "%s",
  (_, outline) => {
    it("has an outline that nowhere crosses itself, nor does its rounding", () => {
      expect(area(outline)).toBeGreaterThan(800);
      expect(crossings(outline)).toEqual([]);
      expect(crossings(inset(outline, 1.1))).toEqual([]);
    });

    it("has a waist: narrower than the bouts above and below it", () => {
      const wide = (y: number) => {
        const edges = across(outline, y);
        return at(edges, -1) - at(edges, 0);
      };
      const lower = Math.max(...steps(20, 5, 16).map(wide));
      const waist = Math.min(...steps(30, 20, 33).map(wide));
      const top = Math.max(...outline.map(({ y }) => y));
      const upper = Math.max(...steps(30, 33, top - 3).map(wide));
      expect(waist / lower).toBeLessThan(0.78);
      expect(upper / waist).toBeGreaterThan(1.1);
    });
  },
);

describe.each([
  ["the guitar's", body, guardShape, screws, 11, [30, 37]],
  ["the bass's", bassBody, bassGuard, bassScrews, 12, [32, 40]],
] as const)("%s guard", (_, outline, guard, holes, count, bout) => {
  it("lies on the face of the body, beyond its round edge, and crosses itself nowhere", () => {
    expect(crossings(guard)).toEqual([]);
    expect(guard.filter(({ x, y }) => !inside(outline, [x, y]) || off(outline, [x, y]) < 1)).toEqual([]);
  });

  it("leaves the bass side's bout free", () => {
    for (const y of steps(8, ...bout)) expect(at(across(guard, y), 0) - at(across(outline, y), 0)).toBeGreaterThan(3);
  });

  it("has its screws a little inside its edge", () => {
    expect(holes).toHaveLength(count);
    const wrong = holes.filter((hole) => !inside(guard, hole) || off(guard, hole) < 0.35 || off(guard, hole) > 1.3);
    expect(wrong).toEqual([]);
  });
});

it("a fair curve goes through its points, and its bend changes a little at a time", () => {
  const points: Flat[] = [
    [0, 0],
    [8, 2],
    [11, 9],
    [6, 16],
    [-2, 15],
    [-9, 8],
    [-6, 1],
  ];
  const curve = fair(points, 7000);
  for (const [n, [x, y]] of points.entries()) {
    expect(at(curve, n * 1000).x).toBeCloseTo(x, 6);
    expect(at(curve, n * 1000).y).toBeCloseTo(y, 6);
  }
  const turns = curve.map((p, n) => {
    const [before, after] = [
      p.clone().sub(at(curve, n - 1)),
      at(curve, n + 1)
        .clone()
        .sub(p),
    ];
    return (2 * before.cross(after)) / (before.length() * after.length() * before.clone().add(after).length());
  });
  expect(Math.max(...turns.map((turn, n) => Math.abs(turn - at(turns, n + 1))))).toBeLessThan(0.01);
});

it("a contoured body is closed, and lighter by what is cut for arm and ribs", () => {
  const flat = () => 0;
  const whole = signedVolume(contouredBody(body, { depth: 4.5, round: 1.1, front: flat, back: flat }));
  const cut = signedVolume(
    contouredBody(body, {
      depth: 4.5,
      round: 1.1,
      front: forearm([-12.4, 3], [-10.8, 26], 0.42, 4),
      back: belly([-14, 28.5], [8.6, 11], 1.9),
    }),
  );
  expect(whole / (area(body) * 4.5)).toBeGreaterThan(0.94);
  expect(whole / (area(body) * 4.5)).toBeLessThan(1);
  expect(cut / whole).toBeGreaterThan(0.95);
  expect(cut / whole).toBeLessThan(0.985);
});

import { Box3, type BufferGeometry, DoubleSide, InstancedMesh, Mesh, type Object3D, Vector3 } from "three";
import { afterAll, describe, expect, it, vi } from "vitest";
import { apart, neededPictures } from "../needed.ts";
import { corners } from "../render/frame.ts";
import { type Model, sightOf } from "./model.ts";
import { signedVolume } from "./parts/surface.ts";

// What is the same in each finish of a kind and takes longest is reckoned once: heights of arched plates, and flat shapes in small pieces.
const { pieces } = vi.hoisted(() => ({ pieces: new WeakMap<object, BufferGeometry | undefined>() }));

vi.mock(import("./parts/arch.ts"), async (original) => {
  const real = await original();
  const known = new Map<string, ReturnType<typeof real.archHeight>>();
  return {
    ...real,
    archHeight: (outline, shape) =>
      kept(known, JSON.stringify([outline, shape]), () => remembered(real.archHeight(outline, shape))),
  };
});

vi.mock(import("three/addons/modifiers/TessellateModifier.js"), async (original) => {
  const real = await original();
  const known = new Map<string, BufferGeometry>();
  class TessellateModifier extends real.TessellateModifier {
    override modify<Shape extends BufferGeometry>(flat: Shape): Shape {
      const { position, normal, uv } = flat.attributes;
      const name = [position, normal, uv, flat.index].map((part) => part?.array.join()).join("/");
      return kept(known, `${this.maxEdgeLength} ${this.maxIterations} ${name}`, () => {
        const made = super.modify(flat);
        pieces.set(made, undefined);
        return made;
      }) as Shape;
    }
  }
  return { ...real, TessellateModifier };
});

vi.mock(import("three/addons/utils/BufferGeometryUtils.js"), async (original) => {
  const real = await original();
  return {
    ...real,
    mergeVertices(shape, tolerance) {
      if (!pieces.has(shape)) return real.mergeVertices(shape, tolerance);
      const merged = pieces.get(shape) ?? real.mergeVertices(shape, tolerance);
      pieces.set(shape, merged);
      return merged.clone();
    },
  };
});

/** What is known by this name, or is made now; a few are kept, as finishes of one kind follow each other. */
function kept<T>(known: Map<string, T>, name: string, make: () => T): T {
  const found = known.get(name) ?? make();
  if (!known.has(name) && known.size === 12) known.clear();
  known.set(name, found);
  return found;
}

function remembered(height: (x: number, y: number) => number): (x: number, y: number) => number {
  const rows = new Map<number, Map<number, number>>();
  return (x, y) => {
    const row = rows.get(x) ?? new Map<number, number>();
    if (row.size === 0) rows.set(x, row);
    const there = row.get(y) ?? height(x, y);
    row.set(y, there);
    return there;
  };
}

/** How many triangles a thing may have, and a scene of several. */
const TRIANGLES = { kinds: 400_000, scenes: 1_000_000 };
const kinds = import.meta.glob<Model>(["./kinds/*.ts", "./scenes/*.ts"], { import: "default", eager: true });

const meshes = (thing: Object3D): Mesh[] => {
  const found: Mesh[] = [];
  thing.traverse((part) => void (part instanceof Mesh && found.push(part)));
  return found;
};
const triangles = (part: Mesh): number =>
  ((part.geometry.index?.count ?? part.geometry.getAttribute("position").count) / 3) *
  (part instanceof InstancedMesh ? part.count : 1);

/** Shapes that look inwards: seen from outside they would be holes. Flat ones have no inside. */
function insideOut(part: Mesh): boolean {
  const [sides, volume] = [[part.material].flat(), signedVolume(part.geometry)];
  const extent = new Box3().setFromPoints(corners(new Mesh(part.geometry))).getSize(new Vector3());
  return sides.every(({ side }) => side !== DoubleSide) && volume < -1e-4 * extent.length() ** 3;
}

describe.each(Object.entries(kinds))("%s", (path, model) => {
  const { finishes, build, size, angle, close } = model;
  const [first = ""] = Object.keys(finishes);
  let whole: Object3D | undefined;
  /** The thing in its first finish: built once for two tests, and let go after them. */
  const firstBuilt = () => (whole ??= build(finishes[first]));
  afterAll(() => {
    whole = undefined;
  });
  const [room, kind = ""] = path.slice("./".length, -".ts".length).split("/");

  it("has the finishes that the catalogue names", () => {
    const needed = neededPictures()
      .map(apart)
      .filter((name) => name.kind === kind);
    expect(Object.keys(finishes)).toEqual(expect.arrayContaining(needed.map(({ finish }) => finish)));
  });

  it("says where each view is taken from that the catalogue names", () => {
    const views = neededPictures()
      .map(apart)
      .filter((name) => name.kind === kind)
      .map(({ view }) => view);
    expect(views.filter((view) => !sightOf(model, view))).toEqual([]);
  });

  it.runIf(room === "kinds" && kind !== "placeholder")("is also seen from another side and closely", () => {
    expect([angle, close]).toEqual([expect.anything(), expect.anything()]);
  });

  it.each(Object.keys(finishes))("is sound in %s: real numbers, faces outwards, within its budget", (finish) => {
    const thing = finish === first ? firstBuilt() : build(finishes[finish]);
    const parts = meshes(thing);
    expect(parts.filter((part) => part.geometry.getAttribute("position").array.some(Number.isNaN))).toEqual([]);
    expect(parts.filter((part) => part.geometry.getAttribute("normal").array.some(Number.isNaN))).toEqual([]);
    expect(parts.flatMap((part, n) => (insideOut(part) ? [`part ${n} of ${parts.length}`] : []))).toEqual([]);
    expect(parts.reduce((sum, part) => sum + triangles(part), 0)).toBeLessThan(
      room === "scenes" ? TRIANGLES.scenes : TRIANGLES.kinds,
    );
  });

  it("is as large as the real thing", () => {
    const thing = firstBuilt();
    const [x, y, z] = new Box3().setFromPoints(corners(thing)).getSize(new Vector3()).toArray();
    for (const [n, measured] of [x, y, z].entries()) {
      const real = size[n] ?? 0;
      expect(Math.abs(measured - real), `axis ${"xyz"[n]}: ${measured.toFixed(1)} cm, not ${real}`).toBeLessThan(
        Math.max(0.3, real * 0.04),
      );
    }
  });
});

import { Box3, type Mesh, MeshPhysicalMaterial, PlaneGeometry, Texture } from "three";
import { expect, it } from "vitest";
import { model } from "../model.ts";
import { leftHanded } from "./leftHanded.ts";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

const wood = new MeshPhysicalMaterial({ map: new Texture() });
const print = new MeshPhysicalMaterial({ map: new Texture(), transparent: true });
const kind = model<{ colour: string }>({
  finishes: { black: { colour: "black" }, red: { colour: "red" } },
  size: [1, 1, 1],
  camera: { azimuth: 0, elevation: 0 },
  build: () =>
    group(
      mesh(box(2, 2, 2), wood, v(5, 0, 0)),
      mesh(new PlaneGeometry(1, 1), print),
      mesh(new PlaneGeometry(1, 1), wood),
    ),
});
const { finishes, build } = leftHanded(kind, ["black"]);
const shape = (look: string) => {
  const thing = build(finishes[look] as { colour: string });
  const { min, max } = new Box3().setFromObject(thing);
  const parts: Mesh[] = [];
  thing.traverse((part) => "geometry" in part && parts.push(part as Mesh));
  return { from: min.x, to: max.x, left: parts.slice(1).map((part) => part.geometry.getAttribute("uv").getX(0)) };
};

it("makes the named finishes once more, as in a mirror, with words that can still be read", () => {
  expect(Object.keys(finishes)).toEqual(["black", "red", "black-left"]);
  expect(shape("black")).toEqual({ from: -0.5, to: 6, left: [0, 0] });
  expect(shape("black-left")).toEqual({ from: -6, to: 0.5, left: [1, 0] });
});

it("says which finish it doesn't know", () => {
  expect(() => leftHanded(kind, ["blue"])).toThrow("There is no finish blue");
});

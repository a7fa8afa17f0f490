import { Box3, Mesh, type Object3D, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { isModelled, neededRooms } from "../needed.ts";
import { corners } from "../render/frame.ts";
import { type Room, SHAPES, type Shape } from "./room.ts";

const rooms = import.meta.glob<Room>("./rooms/*.ts", { import: "default", eager: true });

const meshes = (thing: Object3D): Mesh[] => {
  const found: Mesh[] = [];
  thing.traverse((part) => void (part instanceof Mesh && found.push(part)));
  return found;
};

it("each room of the home page is modelled, and each that is modelled is shown there", () => {
  expect(neededRooms().filter((name) => !isModelled(name))).toEqual([]);
  const made = Object.keys(rooms).map((path) => path.slice("./".length, -".ts".length));
  expect(made.sort()).toEqual(neededRooms());
});

describe.each(Object.entries(rooms))("%s", (_, { build, screen, views }) => {
  const built = build();
  const found = corners(built);

  it("is of real numbers, and what keeps the sun out is not seen itself", () => {
    expect(found.filter(({ x, y, z }) => Number.isNaN(x + y + z))).toEqual([]);
    for (const { castShadow, material } of meshes(screen()))
      expect([castShadow, [material].flat().map(({ colorWrite }) => colorWrite)]).toEqual([true, [false]]);
  });

  it("has nothing below its floor or behind its wall", () => {
    const { min } = new Box3().setFromPoints(found);
    expect(min.y).toBeGreaterThan(-2.1); // boards are two centimetres thick
    expect(min.z).toBeGreaterThan(-0.1);
  });

  it.each(Object.keys(SHAPES) as Shape[])("is closed wherever the %s picture looks", (shape) => {
    const { from, towards, lens } = views[shape];
    const [wide, high] = SHAPES[shape];
    const camera = new PerspectiveCamera(lens, wide / high, 20, 3000);
    camera.position.set(...from);
    camera.lookAt(...towards);
    camera.updateMatrixWorld();
    const half = new Box3().setFromPoints(found).max.x;
    // Each corner of the picture meets the wall (z 0) or the floor (y 0) within the room.
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const way = new Vector3(x, y, 0.5).unproject(camera).sub(camera.position).normalize();
      const wall = camera.position.clone().addScaledVector(way, -camera.position.z / way.z);
      expect(Math.abs(wall.x)).toBeLessThan(half);
      expect(wall.y).toBeLessThan(500);
      if (wall.y < 0) expect(camera.position.y / -way.y).toBeLessThan(3000);
    }
  });
});

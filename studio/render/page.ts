import { type EVERY, type Hour, type Model, viewOf } from "../models/model.ts";
import { openStudio } from "./shoot.ts";

let studio: ReturnType<typeof openStudio> | undefined;
let sitting: ({ finish: string } & ReturnType<ReturnType<typeof openStudio>["seat"]>) | undefined;

/** Takes a picture of the kind in the page that the studio runs in. Further views of a finish find it still standing. */
export function take(
  kind: Model,
  finish: string,
  view: (typeof EVERY)[number],
  size: number,
  passes: number,
  hour: Hour,
): string {
  if (!Object.hasOwn(kind.finishes, finish)) throw new Error(`The model has no finish ${finish}.`);
  const camera = viewOf(kind, view);
  if (!camera) throw new Error(`The model doesn't say its ${view} view.`);
  studio ??= openStudio();
  if (sitting?.finish !== finish) {
    sitting?.leave();
    sitting = { finish, ...studio.seat(kind.build(kind.finishes[finish])) };
  }
  return sitting.shoot(camera, size, passes, hour);
}

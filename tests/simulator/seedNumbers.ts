import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { Random } from "./random.ts";

/** Makes the numbers of orders, payments and events come from a seed, for this process; answers how to end that. */
export function seedNumbers(random: Random): () => void {
  const { randomBytes, randomInt, randomUUID } = crypto;
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => random.whole(0, 255)));
  const uuid = () =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  Object.assign(crypto, {
    randomBytes: bytes,
    randomInt: (most: number) => random.whole(0, most - 1),
    randomUUID: uuid,
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    syncBuiltinESMExports();
  };
}

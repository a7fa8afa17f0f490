import type { PictureStore, StoredFile } from "./pictureStore.ts";

/** How many files are copied at once. */
const atOnce = 8;

async function all(store: PictureStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const some of store.list()) found.push(...some);
  return found;
}

/**
 * Copies all pictures that `to` has not, or has in another length; what is there is left alone, so that it can be stopped and begun
 * anew at any time. Answers how many were copied and how many were there. Nothing is deleted.
 */
export async function copyPictures(
  from: PictureStore,
  to: PictureStore,
  onStep: (step: { done: number; total: number }) => void = () => {},
): Promise<{ copied: number; there: number }> {
  const [wanted, have] = [await all(from), new Map((await all(to)).map(({ name, bytes }) => [name, bytes]))];
  const queue = wanted.filter(({ name, bytes }) => have.get(name) !== bytes);
  const total = queue.length;
  let copied = 0;
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const bytes = await from.read(file.name);
      if (!bytes) continue; // deleted meanwhile
      await to.write(file.name, bytes);
      onStep({ done: ++copied, total });
    }
  };
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      work().catch((error: unknown) => {
        queue.length = 0; // the others finish what they have begun
        throw error;
      }),
    ),
  );
  for (const one of ended) if (one.status === "rejected") throw one.reason;
  return { copied, there: wanted.length - total };
}

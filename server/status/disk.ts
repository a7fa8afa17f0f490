import { statfs } from "node:fs/promises";

/** A disk: how many bytes of it are free for the shop, of how many in all. */
export type Disk = { free: number; total: number };

/** A disk with less than this share free, or less than so many bytes, is nearly full. */
const least = { share: 0.05, bytes: 2 ** 30 };

/** What is free where the shop's data lie; undefined where the system does not say. */
export async function readDisk(folder: string): Promise<Disk | undefined> {
  const about = await statfs(folder).catch(() => undefined);
  return about && { free: about.bavail * about.bsize, total: about.blocks * about.bsize };
}

export const isNearlyFull = ({ free, total }: Disk): boolean => free < least.bytes || free < total * least.share;

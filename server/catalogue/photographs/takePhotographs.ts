import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { fetchPicture, NoPicture } from "./fetchPicture.ts";
import { keepPhotograph } from "./keepPhotograph.ts";

export type PhotographOptions = {
  /** The folder of `DATA_DIR` in which pictures are kept. */
  kept: string;
  /** The folder in which `file:` addresses lie. */
  folder?: string | undefined;
  /** Hosts in private networks that pictures may come from all the same. */
  trusted: readonly string[];
  /** Sends a picture's files to where other nodes find them. */
  send: (picture: string) => Promise<void>;
};

/** How far it is: addresses done of those to do. */
export type PhotographStep = { done: number; total: number };

export type PhotographResult = { taken: number; missing: { address: string; reason: string }[] };

const atOnce = 4;
/** A host that failed so often in a row is asked no more in this run. */
const patience = 5;

async function bytesOf(address: string, { folder, trusted }: PhotographOptions): Promise<Buffer> {
  const file = /^file:\w+\/(.+)$/.exec(address)?.[1];
  if (file === undefined) return fetchPicture(address, trusted);
  if (folder === undefined) throw new NoPicture("its folder was not given: --pictures FOLDER");
  return readFile(join(folder, file)).catch(() => {
    throw new NoPicture("it is no longer in the folder");
  });
}

/** Shows a picture wherever its address stands, in one transaction with everything that is derived. */
function show(sql: Sql, address: string, picture: string): Promise<void> {
  return transaction(sql, async (tx) => {
    await tx`
      insert into photograph (address, picture) values (${address}, ${picture})
      on conflict (address) do update set picture = excluded.picture, problem = null, looked_at = now()`;
    const touched = await tx<{ id: number }[]>`
      with shown as (update product_image set src = ${picture} where src = ${address} returning product_id),
      chosen as (update variant set image_src = ${picture} where image_src = ${address} returning product_id)
      select product_id as id from shown union select product_id from chosen order by id`;
    const ids = touched.map(({ id }) => id);
    await tx`select refresh_card(${ids})`;
    await tx`select tell_products(${ids})`;
  });
}

/** The host that an address is asked of; a file has none. */
const hostOf = (address: string): string | undefined => (URL.canParse(address) && new URL(address).host) || undefined;

/**
 * Makes the shop's own pictures of all photographs that products still name by an address: fetched or read, developed,
 * written below `kept`, shown. One that can't be had is noted with the reason, its products show the placeholder, and the
 * next run tries again. It can be stopped at any time; what is done stays done.
 */
export async function takePhotographs(
  sql: Sql,
  options: PhotographOptions,
  onStep: (step: PhotographStep) => void = () => {},
): Promise<PhotographResult> {
  const rows = await sql<{ address: string }[]>`
    select src as address from product_image where src not like '/pictures/%'
    union select image_src from variant where image_src not like '/pictures/%' and not retired order by address`;
  const result: PhotographResult = { taken: 0, missing: [] };
  const failed = new Map<string, number>();
  const queue = rows.map(({ address }) => address);
  let done = 0;
  const takeOne = async (address: string): Promise<void> => {
    const host = hostOf(address);
    try {
      if (host && (failed.get(host) ?? 0) >= patience)
        throw new NoPicture("its host failed too often; the next import tries again");
      const bytes = await bytesOf(address, options).catch((error: unknown) => {
        if (host) failed.set(host, (failed.get(host) ?? 0) + 1);
        throw error;
      });
      if (host) failed.delete(host);
      const picture = await keepPhotograph(bytes, options.kept);
      await options.send(picture).catch((error: unknown) => {
        throw new NoPicture(`it could not be sent on: ${error instanceof Error ? error.message : String(error)}`);
      });
      await show(sql, address, picture);
      result.taken++;
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      result.missing.push({ address, reason: error.message });
      await sql`
        insert into photograph (address, problem) values (${address}, ${error.message})
        on conflict (address) do update set problem = excluded.problem, looked_at = now()`;
    }
    onStep({ done: ++done, total: rows.length });
  };
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) await takeOne(address);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

/** The addresses of photographs that products want which were written since then. */
export async function wantedSince(sql: Sql, since: Date): Promise<Set<string>> {
  const rows = await sql<{ address: string }[]>`
    select i.src as address from product_image i join product p on p.id = i.product_id where p.updated_at >= ${since} and i.src not like '/pictures/%'
    union select v.image_src from variant v join product p on p.id = v.product_id
      where p.updated_at >= ${since} and v.image_src not like '/pictures/%'`;
  return new Set(rows.map(({ address }) => address));
}

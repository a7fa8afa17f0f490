import type { Upload } from "../../../contract/office/pictures.ts";
import type { Sql } from "../../database/connect.ts";

/** How far a file is that was dropped; undefined for one that is not known (any more). */
export async function readUpload(sql: Sql, id: string): Promise<Upload | undefined> {
  const [row] = await sql<Upload[]>`select id, name, state, bytes, picture, problem from upload where id = ${id}`;
  return row;
}

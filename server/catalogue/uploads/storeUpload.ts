import { whyNoPicture } from "../../../contract/office/pictureKinds.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { receiveUpload } from "./receiveUpload.ts";

/** Keeps a file that the staff sends and answers its upload's id. Throws as receiveUpload does. */
export async function storeUpload(
  shop: Pick<Shop, "sql" | "settings">,
  { name, stream }: { name: string; stream: AsyncIterable<Uint8Array> },
  by: Staff,
): Promise<string> {
  const [row] = await shop.sql<
    { id: string }[]
  >`insert into upload (staff_id, name) values (${by.staffId}, ${name}) returning id`;
  const id = row?.id ?? "";
  await receiveUpload(shop, id, { stream, whyNot: whyNoPicture }, (tx, bytes) =>
    recordAct(tx, by, { act: "pictures.upload", thing: "upload", id, after: { name, bytes } }),
  );
  return id;
}

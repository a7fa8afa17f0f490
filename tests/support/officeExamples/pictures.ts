import sharp from "sharp";
import type { pictureCalls } from "../../../contract/office/pictures.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const photograph = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: "#604020" } })
    .jpeg()
    .toBuffer();

async function product({ sql }: TestOffice) {
  const [row] = await sql<{ id: number; version: number }[]>`
    update product set version = version + 1 where id = (select min(id) from product) returning id, version`;
  return row ?? { id: 0, version: 0 };
}

let words = 0;

export const pictureExamples: OfficeExamples<typeof pictureCalls> = {
  "POST /uploads": async () => ({
    path: "/uploads?name=veena.jpg",
    body: await photograph(),
    headers: { "Content-Type": "image/jpeg" },
    status: 201,
  }),
  "GET /uploads/{id}": async ({ sql }, { id }) => {
    const [row] = await sql<{ id: string }[]>`insert into upload (staff_id, name) values (${id}, 'a.jpg') returning id`;
    return { path: `/uploads/${row?.id}` };
  },
  "GET /products/{id}/pictures": async (office) => ({ path: `/products/${(await product(office)).id}/pictures` }),
  "PUT /products/{id}/pictures": async (office) => {
    const { id, version } = await product(office);
    const pictures = [{ picture: "/pictures/placeholder/natural", alt: `A picture, seen ${++words} times` }];
    return { path: `/products/${id}/pictures`, body: { version, pictures } };
  },
};

import type { officeMediaCalls } from "../../../contract/office/media.ts";
import { sampleWav } from "../sampleMedia.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

async function product({ sql }: TestOffice) {
  const [row] = await sql<{ id: number; version: number }[]>`
    update product set version = version + 1 where id = (select min(id) from product) returning id, version`;
  return row ?? { id: 0, version: 0 };
}

let count = 0;

export const mediaExamples: OfficeExamples<typeof officeMediaCalls> = {
  "POST /media": async () => ({
    path: "/media?name=veena.wav",
    body: sampleWav(1),
    headers: { "Content-Type": "audio/wav" },
    status: 201,
  }),
  "GET /products/{id}/media": async (office) => ({ path: `/products/${(await product(office)).id}/media` }),
  "PUT /products/{id}/media": async (office) => {
    const { id, version } = await product(office);
    const src = `/pictures/own/example${++count}.wav`;
    await office.sql`insert into media_file (src, kind, type, bytes, name) values (${src}, 'sound', 'audio/wav', 100, 'a.wav')`;
    return {
      path: `/products/${id}/media`,
      body: { version, media: [{ src, words: "The open strings", silent: true, captions: null, language: "en" }] },
    };
  },
};

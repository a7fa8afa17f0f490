import { withLayout } from "../../contract/bannerLayouts.ts";
import type { FrontHome } from "../../contract/office/shopfrontStates.ts";
import { home, keepHome } from "../catalogue/import/merchandising.ts";
import type { Transaction } from "../database/connect.ts";

const numbered = (things: readonly object[], first: number) =>
  JSON.stringify(things.map((thing, i) => ({ ...thing, position: first + i })));

/** Puts banners, rows and links of the home page in the place of those that stand there. */
export async function writeHome(tx: Transaction, { banners, sections, links }: FrontHome): Promise<void> {
  await keepHome(tx);
  await tx`delete from banner`;
  await tx`
    insert into banner (position, key, title, text, action, url, image, alt, layout, starts_at, ends_at)
    select position, key, title, text, action, url, image, alt, layout, "from", until from jsonb_to_recordset(${numbered(banners.map(withLayout), 1)}::text::jsonb)
      as b(position int, key text, title text, text text, action text, url text, image text, alt text, layout text, "from" timestamptz, until timestamptz)`;
  await tx`delete from quick_link`;
  await tx`
    insert into quick_link (position, key, name, url, starts_at, ends_at)
    select position, key, name, url, "from", until from jsonb_to_recordset(${numbered(links, 1)}::text::jsonb)
      as q(position int, key text, name text, url text, "from" timestamptz, until timestamptz)`;
  await tx`delete from collection_section where collection_id = ${home.id}`;
  await tx`
    insert into collection_section (collection_id, position, key, title, shows_id, starts_at, ends_at)
    select ${home.id}, position, key, title, collection::int, "from", until from jsonb_to_recordset(${numbered(sections, 2)}::text::jsonb)
      as s(position int, key text, title text, collection text, "from" timestamptz, until timestamptz)`;
}

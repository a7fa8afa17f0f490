import type { Sql } from "../database/connect.ts";

/**
 * By category the name of the specification by which its products are told apart at a glance; where a product says nothing of it, the
 * next one. What its name, its maker or its price says already is none.
 */
const told: Record<string, string[]> = {
  "acoustic-guitars": ["Top"],
  "classical-guitars": ["Top"],
  "electro-acoustic-guitars": ["Pickup", "Top"],
  "electric-guitars": ["Pickups", "Scale length"],
  "bass-guitars": ["Scale length"],
  ukuleles: ["Body", "Scale length"],
  mandolins: ["Top", "Scale length"],
  "guitar-amps": ["Power"],
  "effects-pedals": ["Controls", "Bypass"],
  veena: ["Wood", "Frets"],
  tanpura: ["Tuning", "Strings"],
  "sitar-sarod-santoor": ["Strings", "Wood"],
  mridangam: ["Tuning", "Wood"],
  tabla: ["Bayan"],
  "dholak-folk-drums": ["Tuning", "Heads"],
  "thavil-temple-drums": ["Tuning", "Wood"],
  "ghatam-kanjira-morsing": ["Weight"],
  "carnatic-flute-bansuri": ["System"],
  "nadaswaram-shehnai": ["Wood", "Length"],
  harmonium: ["Reeds", "Keys"],
  "salangai-cymbals": ["Material"],
  "sruti-box-electronic": ["Range"],
  "digital-pianos": ["Keys"],
  "portable-keyboards": ["Keys"],
  "midi-controllers": ["Keys"],
  synthesizers: ["Keys"],
  "acoustic-pianos": ["Height", "Length"],
  "melodicas-accordions": ["Keys", "Bass buttons"],
  violins: ["Top"],
  "violas-cellos": ["Top"],
  "drum-kits": ["Shell"],
  "electronic-drums": ["Pads"],
  "snares-cymbals": ["Alloy"],
  cajons: ["Front"],
  "djembes-hand-drums": ["Shell"],
  saxophones: ["Key"],
  "trumpets-brass": ["Key"],
  "flutes-clarinets": ["Key"],
  recorders: ["Key"],
  harmonicas: ["Comb"],
  microphones: ["Pattern"],
  "audio-interfaces": ["Inputs"],
  "studio-monitors": ["Woofer"],
  headphones: ["Type"],
  mixers: ["Channels"],
  "pa-speakers": ["Power"],
  "wireless-systems": ["Band"],
  "dj-controllers": ["Channels"],
  "turntables-grooveboxes": ["Drive", "Pads"],
  strings: ["Winding"],
  "stands-benches": ["Load"],
  "cases-bags": ["Padding"],
  "western-exam-books": ["Grades", "Pages"],
  "carnatic-books": ["Pages"],
  "manuscript-theory": ["Pages"],
};
const rows = Object.entries(told).flatMap(([category, names]) => names.map((name) => [category, name] as const));
const categories = rows.map(([category]) => category);
const names = rows.map(([, name]) => name.toLowerCase());

/** The telling fact of `card k` in `category c`, as { name, value } in the words of its specifications; null without one. */
export const tellingFact = (sql: Sql) => sql`
  (select json_build_object('name', said.spec ->> 'name', 'value', said.spec ->> 'value')
   from product p
     join unnest(${categories}::text[], ${names}::text[]) with ordinality as told (category, name, n) on told.category = c.slug
     cross join lateral jsonb_array_elements(p.specifications) as said (spec)
   where p.id = k.product_id and lower(said.spec ->> 'name') = told.name
   order by told.n limit 1) as fact`;

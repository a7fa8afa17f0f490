import { useState } from "react";
import { Link } from "react-router";
import type { Hearing, ProductPitch } from "../../../contract/pitch.ts";
import { Picture } from "../../parts/Picture.tsx";
import { Controls } from "./Controls.tsx";
import { inOctave, ToneTable } from "./ToneTable.tsx";
import { useTones } from "./useTones.ts";

/** The variants that have a pitch, as links to them. */
const Variants = ({ of: { variants }, product_url }: { of: ProductPitch; product_url: string }) =>
  variants.map(({ id, name, availability }) => (
    <Link key={id} to={`/product/${product_url}?variant=${id}`} className="text-link flex min-h-6 items-center text-sm">
      {name}
      {availability === "out_of_stock" && <span className="text-muted">, out of stock</span>}
    </Link>
  ));

/** The pitches of a product as made tones, a drone beside them, and all kattai to be compared with a voice. */
export function Tones({ hearing }: { hearing: Hearing }) {
  const { product_url, image, counted, voice, pitches, strings, kattais } = hearing;
  const [octave, setOctave] = useState(0);
  const { sounding, drone, failed, play, stop, switchDrone } = useTones(voice, pitches[0]?.hz);
  const asked = { sounding, onPlay: play };
  const nameOf = (kattai: string, note: string) => (counted === "kattai" ? `${kattai} kattai` : note);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="hear-parts">
        {pitches.length > 0 && (
          <ToneTable
            label="Pitches of this product"
            head={counted === "kattai" ? "Kattai" : "Key"}
            rows={pitches.map((pitch) => ({
              place: `pitch ${pitch.kattai}`,
              name: nameOf(pitch.kattai, pitch.note),
              tone: inOctave(pitch, octave),
              beside: <Variants of={pitch} product_url={product_url} />,
            }))}
            {...asked}
          />
        )}
        {strings.length > 0 && (
          <section aria-labelledby="strings">
            <h2 id="strings" className="mb-3 font-display text-3xl">
              Its strings
            </h2>
            <ToneTable
              label="Open strings"
              head="String"
              rows={strings.map((tone, at) => ({
                place: `string ${at}`,
                name: tone.note,
                tone: inOctave(tone, octave),
              }))}
              {...asked}
            />
          </section>
        )}
        {counted === "kattai" && (
          <section aria-labelledby="voice">
            <h2 id="voice" className="font-display text-3xl">
              Which kattai suits your voice?
            </h2>
            <ol className="mt-3 mb-5 max-w-prose list-decimal space-y-1 ps-5">
              <li>Put the drone on and play a kattai: its tone is Sa, where your songs rest.</li>
              <li>Hum along. Go down to the Pa below, then up to the high Sa, and on to its Ga.</li>
              <li>If the low Pa growls, take a higher kattai; if the high Ga is a strain, a lower one.</li>
            </ol>
            <p className="mb-5 max-w-prose text-muted">
              Men mostly sing from 1 to 2½, women from 4½ to 6½. Your teacher knows better than a table.
            </p>
            <ToneTable
              label="All kattai"
              head="Kattai"
              rows={kattais.map((tone) => ({
                place: `voice ${tone.kattai}`,
                name: `${tone.kattai} kattai`,
                tone: inOctave(tone, octave),
                beside: pitches.some(({ kattai }) => kattai === tone.kattai) && (
                  <span className="block text-sm text-muted">this product</span>
                ),
              }))}
              {...asked}
            />
          </section>
        )}
      </div>
      <aside aria-label="What sounds" className="hear-bar noscript:hidden">
        <div className="hear-wide">
          <Picture src={image} alt="" sizes="280px" className="rounded-card" />
        </div>
        {failed && <p role="alert">This browser can make no tones.</p>}
        <Controls
          sounding={sounding}
          drone={drone}
          octave={octave}
          onOctave={setOctave}
          onDrone={pitches.length > 0 ? switchDrone : undefined}
          onStop={stop}
        />
        <p className="hear-wide text-sm text-muted">
          {strings.length > 0
            ? "Strings sound in the octaves usual for their kind. "
            : "A pitch is named without its octave: choose the one you need. "}
          Escape stops all. Nothing is to be heard? An iPhone that is set to silent is silent here too.
        </p>
      </aside>
    </div>
  );
}

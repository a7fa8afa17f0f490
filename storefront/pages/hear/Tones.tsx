import { useState } from "react";
import type { Hearing, ProductPitch } from "../../../contract/pitch.ts";
import { Link } from "../../parts/Link.tsx";
import { Controls } from "./Controls.tsx";
import { inOctave, ToneTable } from "./ToneTable.tsx";
import { useTones } from "./useTones.ts";

/** The variants that have a pitch, as links to them. */
const Variants = ({ of: { variants }, product_url }: { of: ProductPitch; product_url: string }) =>
  variants.map(({ id, name, availability }) => (
    <Link key={id} to={`/product/${product_url}?variant=${id}`} className="text-link block min-h-6 text-sm">
      {name}
      {availability === "out_of_stock" && <span className="text-muted">, out of stock</span>}
    </Link>
  ));

/** The pitches of a product as made tones, a drone beside them, and all kattai to be compared with a voice. */
export function Tones({ hearing }: { hearing: Hearing }) {
  const { product_url, counted, voice, pitches, strings, kattais } = hearing;
  const [octave, setOctave] = useState(0);
  const { sounding, drone, failed, play, stop, switchDrone } = useTones(voice, pitches[0]?.hz);
  const asked = { sounding, onPlay: play };
  const isKattai = counted === "kattai";
  return (
    <>
      <div className={`mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 ${isKattai ? "md:grid-cols-2" : "max-w-3xl"}`}>
        {pitches.length > 0 && (
          <section aria-labelledby="pitches">
            <h2 id="pitches" className="mb-3 font-display text-3xl">
              {isKattai ? "Its kattai" : "Its key"}
            </h2>
            <ToneTable
              label="Pitches of this product"
              head={isKattai ? "Kattai" : "Key"}
              rows={pitches.map((pitch) => ({
                place: `pitch ${pitch.kattai}`,
                name: isKattai ? `${pitch.kattai} kattai` : pitch.note,
                tone: inOctave(pitch, octave),
                beside: <Variants of={pitch} product_url={product_url} />,
              }))}
              {...asked}
            />
          </section>
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
        {isKattai && (
          <section aria-labelledby="voice">
            <h2 id="voice" className="mb-3 font-display text-3xl">
              Which kattai suits your voice?
            </h2>
            <ol className="mb-3 max-w-prose list-decimal space-y-1 ps-5">
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
      <p className="mt-6 mb-5 max-w-prose text-sm text-muted">
        {strings.length > 0
          ? "Strings stand in the octaves usual for their kind. "
          : "A pitch is named without its octave: the one here is easy to hear. "}
        <span className="noscript:hidden">
          Escape stops all. Nothing is to be heard? An iPhone that is set to silent is silent here too.
        </span>
      </p>
      <Controls
        {...{ sounding, drone, failed, octave }}
        onOctave={setOctave}
        onDrone={pitches.length > 0 ? switchDrone : undefined}
        onStop={stop}
      />
    </>
  );
}

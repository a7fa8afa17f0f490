import type { ShownMedia } from "../../../contract/media.ts";
import { ourPicture } from "../../parts/picture.ts";
import { mediaSize } from "./mediaSize.ts";

const languages = { en: "English", ta: "தமிழ்", hi: "हिन्दी" };

/** The retailer's own sounds and films of a product. Nothing of them is loaded before somebody presses play; how large each is stands beside it. */
export function Recorded({ media, image }: { media: ShownMedia[]; image: string | null }) {
  return (
    <section aria-label="Recorded by the shop" className="mt-6">
      <p className="mb-4 max-w-prose text-muted">Recorded by the shop. Nothing is loaded before you press play.</p>
      <ul className="grid max-w-3xl gap-8 sm:grid-cols-2">
        {media.map((one) => (
          <li key={one.src}>
            <figure>
              {one.kind === "film" ? (
                // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has them where somebody speaks
                <video
                  className="mb-3 w-full rounded-card bg-backdrop object-contain"
                  controls
                  preload="none"
                  playsInline
                  poster={`${ourPicture(image)}-800.webp`}
                  aria-label={one.words}
                >
                  <source src={one.src} type={one.type} />
                  {one.captions && (
                    <track
                      default
                      kind="captions"
                      src={one.captions}
                      srcLang={one.language}
                      label={languages[one.language]}
                    />
                  )}
                </video>
              ) : (
                // oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound shows none; its words say what is to be heard
                <audio className="mb-3 w-full" controls preload="none" src={one.src} aria-label={one.words} />
              )}
              <figcaption>
                {one.words} <span className="block text-sm text-muted">{mediaSize(one)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Product } from "../../../contract/catalogue.ts";
import { Picture } from "../Picture.tsx";

/** The pictures side by side in a strip that is swiped or scrolled; the small ones lead to the large ones. */
export function Gallery({ images, name }: { images: Product["images"]; name: string }) {
  const shown = images.length > 0 ? images : [{ src: null, alt: name }];
  return (
    <section aria-label="Pictures">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and nothing in it could take the focus */}
      <ul className="gallery" tabIndex={0} aria-label={`Pictures of ${name}`}>
        {shown.map(({ src, alt }, index) => (
          <li key={src} id={`picture-${index + 1}`} className="gallery-picture">
            <Picture src={src} alt={alt || name} sizes="(min-width: 64rem) 640px, 100vw" priority={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {shown.map(({ src, alt }, index) => (
            <li key={src} className="w-16">
              <a
                href={`#picture-${index + 1}`}
                className="block overflow-hidden rounded-card border border-hairline hover:border-brand"
              >
                <Picture src={src} alt={`Picture ${index + 1}: ${alt || name}`} sizes="64px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { Banner } from "../../../contract/home.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { Picture } from "../Picture.tsx";
import { FullPicture } from "./FullPicture.tsx";
import { useCarousel } from "./useCarousel.ts";

/** The home page's banners: swiped, by arrows, by dots, and moving by themselves until paused. */
export function Banners({ banners }: { banners: Banner[] }) {
  const { strip, came, shown, show, moving, setWish, hold } = useCarousel(banners.length);
  if (banners.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label="From the shop" className="banners wall" {...hold}>
      <ul ref={strip} className="banner-strip">
        {banners.map((banner, index) => (
          <Slide key={banner.url} banner={banner} first={index === 0} came={came} />
        ))}
      </ul>
      <div className="banner-controls">
        <button type="button" className="banner-control" onClick={() => setWish(!moving)}>
          <Icon
            name={moving ? "pause" : "play"}
            label={moving ? "Pause the banners" : "Let the banners move"}
            className="size-5"
          />
        </button>
        <button type="button" className="banner-control" onClick={() => show(shown - 1)}>
          <Icon name="left" label="Previous banner" className="size-5" />
        </button>
        {banners.map((banner, index) => (
          <button
            key={banner.url}
            type="button"
            className="banner-control banner-dot max-sm:hidden"
            aria-current={index === shown ? "true" : undefined}
            onClick={() => show(index)}
          >
            <span className="sr-only">{`Banner ${index + 1}: ${banner.title}`}</span>
          </button>
        ))}
        <button type="button" className="banner-control" onClick={() => show(shown + 1)}>
          <Icon name="right" label="Next banner" className="size-5" />
        </button>
      </div>
    </section>
  );
}

type SlideProps = {
  banner: Banner;
  first: boolean /** The script has come; with it come the pictures of further banners. */;
  came: boolean;
};

function Slide({ banner, first, came }: SlideProps) {
  const full = banner.layout !== "beside";
  return (
    <li className={full ? `banner-slide banner-full banner-${banner.layout}` : "banner-slide"}>
      <div className="banner page">
        {full ? (
          (first || came) && <FullPicture src={banner.image} alt={banner.alt} priority={first} />
        ) : (
          <div className="banner-picture">
            <Picture
              src={banner.image}
              alt={banner.alt}
              sizes="(min-width: 64rem) 512px, (min-width: 48rem) 45vw, 68vw"
              priority={first}
              className="soft-edges"
            />
          </div>
        )}
        <div className={full ? "banner-words mt-6" : undefined}>
          <h2 className="max-w-140 font-display text-4xl md:text-5xl lg:text-6xl">{banner.title}</h2>
          <p className={`mt-3 max-w-100 text-lg text-balance${full ? "" : " text-on-backdrop-muted"}`}>{banner.text}</p>
          <Link to={banner.url} className="banner-action mt-6">
            {banner.action}
          </Link>
        </div>
      </div>
    </li>
  );
}

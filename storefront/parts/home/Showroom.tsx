import type { Home } from "../../../contract/home.ts";
import { button } from "../button.ts";
import { Hours } from "../Hours.tsx";
import { Icon } from "../Icon.tsx";
import { telephone } from "../phone.ts";
import { FullPicture } from "./FullPicture.tsx";

type Props = { showroom: Home["showroom"] };

/** Where to come and play, and when: on a picture of the room from edge to edge, or in a box where the shop has none. */
export const Showroom = ({ showroom }: Props) =>
  showroom.picture ? (
    <section className="section banners wall banner-full" aria-labelledby="showroom">
      <div className="banner page pb-8">
        <FullPicture src={showroom.picture.image} alt={showroom.picture.alt} priority={false} />
        <div className="banner-words mt-4">
          <Visit showroom={showroom} />
        </div>
      </div>
    </section>
  ) : (
    <div className="page">
      <section className="section rounded-card bg-tint px-[min(1.5rem,6vw)] py-12 md:p-16" aria-labelledby="showroom">
        <Visit showroom={showroom} />
      </section>
    </div>
  );

const Visit = ({ showroom: { address, hours, phone, map, map_url } }: Props) => (
  <>
    <h2 id="showroom" className="font-display text-4xl md:text-5xl">
      Visit the showroom
    </h2>
    <p className="mt-3 text-lg text-balance">{address}</p>
    <Hours text={hours} />
    <p className="mt-4 flex flex-wrap gap-3">
      <a href={map_url} rel="noreferrer" className={button.primary}>
        <Icon name="pin" className="size-5" />
        Map
      </a>
      <a href={telephone(phone)} className={button.secondary}>
        <Icon name="phone" className="size-5" />
        {phone}
      </a>
    </p>
    {map && (
      <img src={map.image} alt={map.alt} width="400" height="190" loading="lazy" className="mt-4 h-auto max-w-full" />
    )}
  </>
);

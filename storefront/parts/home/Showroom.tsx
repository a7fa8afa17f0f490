import type { Home } from "../../../contract/home.ts";
import { button } from "../button.ts";
import { Hours } from "../Hours.tsx";
import { Icon } from "../Icon.tsx";
import { telephone } from "../phone.ts";

/** Where to come and play, and when. */
export const Showroom = ({ showroom }: { showroom: Home["showroom"] }) => (
  <section
    className="section rounded-card bg-tint px-[min(1.5rem,6vw)] py-12 text-center md:py-16"
    aria-labelledby="showroom"
  >
    <h2 id="showroom" className="font-display text-4xl md:text-5xl">
      Visit the showroom
    </h2>
    <p className="mt-4 text-lg text-balance">{showroom.address}</p>
    <Hours text={showroom.hours} className="text-muted" />
    <p className="mt-6 flex flex-wrap justify-center gap-3">
      <a href={showroom.map_url} rel="noreferrer" className={button.primary}>
        <Icon name="pin" className="size-5" />
        Map
      </a>
      <a href={telephone(showroom.phone)} className={button.secondary}>
        <Icon name="phone" className="size-5" />
        {showroom.phone}
      </a>
    </p>
  </section>
);

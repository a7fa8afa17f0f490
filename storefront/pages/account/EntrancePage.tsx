import type { ReactNode } from "react";
import { PageHead } from "../../parts/PageHead.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { shopPicture } from "../../parts/picture.ts";
import { useShell } from "../../parts/shellData.ts";

/** The picture that the shop has chosen fills the wall; ours stands on it, its backdrop one with the wall. */
function Wall({ chosen }: { chosen: string | undefined }) {
  if (chosen)
    return (
      <img
        src={chosen}
        alt=""
        className="-mx-4 h-44 w-[calc(100%+2rem)] max-w-none object-cover md:absolute md:inset-0 md:-z-10 md:mx-0 md:size-full"
      />
    );
  return (
    <div className="-mx-4 md:order-last md:col-start-2 md:mx-auto md:-ml-16 md:w-[calc(100%+6rem)] md:max-w-160 lg:ml-auto lg:w-full">
      <Picture
        src={shopPicture}
        alt=""
        sizes="(min-width: 48rem) 50vw, 100vw"
        priority
        className="soft-edges object-bottom max-md:aspect-5/2!"
      />
    </div>
  );
}

type Props = { title: string; canonical?: string; lead?: ReactNode; children: ReactNode; below?: ReactNode };

/**
 * The frame of the pages by which one comes in: a card before the shop's picture. The picture is written first, as phones show it, and
 * both begin at the top: a page that has come by half is painted, and what stands in it stays where it is.
 */
export const EntrancePage = ({ title, canonical, lead, children, below }: Props) => (
  <div className="wall relative isolate overflow-hidden md:py-14">
    <PageHead title={title} canonical={canonical} hidden />
    <div className="page grid items-start md:min-h-160 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] md:gap-10 lg:gap-20">
      <Wall chosen={useShell()?.shop.auth_background} />
      <section className="z-10 -mx-4 bg-card px-4 pt-8 pb-12 text-ink md:mx-0 md:rounded-card md:px-9 md:py-10 md:shadow-lift">
        <h1 tabIndex={-1} className="font-display text-4xl">
          {title}
        </h1>
        {lead && <p className="mt-3 break-words text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
        {below && <div className="mt-8 border-t border-hairline pt-5">{below}</div>}
      </section>
    </div>
  </div>
);

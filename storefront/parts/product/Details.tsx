import type { ReactNode } from "react";
import { Picture } from "../Picture.tsx";
import type { ShownProduct } from "./shownProduct.ts";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-hairline py-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
    <h2 className="mb-3 font-display text-2xl">{title}</h2>
    <div>{children}</div>
  </section>
);

/** Names with values, as a table that reads well aloud; where there is room in two columns. */
const Facts = ({ facts }: { facts: { name: string; value: ReactNode }[] }) => (
  <dl className="gap-14 lg:columns-2">
    {facts.map(({ name, value }) => (
      <div
        key={name}
        className="break-inside-avoid gap-x-8 border-b border-hairline py-2 sm:grid sm:grid-cols-[40%_minmax(0,1fr)]"
      >
        <dt className="text-muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type Props = {
  product: ShownProduct;
  declarations: { name: string; value: ReactNode }[];
  /** Its pictures: the closer look stands at the side of its description; a phone has it among the others alone. */
  images: ShownProduct["images"];
};

/** Everything there is to know, in reading order. */
export function Details({ product, declarations, images }: Props) {
  const detail = images.findLast(({ src }) => src?.endsWith("-close"))?.src;
  return (
    <div className="far mt-16">
      {product.description !== "" && (
        <section className={detail ? "md:mb-8 md:grid md:grid-cols-2 md:items-center md:gap-14" : ""}>
          {detail && <Picture src={detail} alt="" sizes="(min-width: 84rem) 610px, 46vw" className="max-md:hidden" />}
          <div className="py-8">
            <h2 className="mb-3 font-display text-3xl md:text-4xl">About it</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
          </div>
        </section>
      )}
      {product.specifications.length > 0 && (
        <Part title="Specifications">
          <Facts facts={product.specifications} />
        </Part>
      )}
      {product.in_the_box.length > 0 && (
        <Part title="In the box">
          <ul className="list-disc pl-5">
            {product.in_the_box.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Declarations">
        <Facts facts={declarations} />
      </Part>
    </div>
  );
}

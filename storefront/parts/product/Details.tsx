import type { ReactNode } from "react";
import type { ShownProduct } from "./shownProduct.ts";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-hairline py-8 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
    <h2 className="mb-3 font-display text-2xl">{title}</h2>
    <div>{children}</div>
  </section>
);

/** Names with values, as a table that reads well aloud. */
const Facts = ({ facts }: { facts: { name: string; value: ReactNode }[] }) => (
  <dl>
    {facts.map(({ name, value }) => (
      <div
        key={name}
        className="gap-x-8 border-b border-hairline py-2 first:pt-0 sm:grid sm:grid-cols-[30%_minmax(0,1fr)] sm:first:pt-2"
      >
        <dt className="text-muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Everything there is to know, in reading order. */
export const Details = ({
  product,
  declarations,
}: {
  product: ShownProduct;
  declarations: { name: string; value: ReactNode }[];
}) => (
  <div className="mt-16">
    {product.description !== "" && (
      <Part title="About it">
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
      </Part>
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

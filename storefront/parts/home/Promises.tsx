import type { Home } from "../../../contract/home.ts";

/** Why one buys here, in a few words each. */
export const Promises = ({ promises }: Pick<Home, "promises">) => (
  <section className="section border-y border-hairline py-3 md:py-10" aria-labelledby="promises">
    <h2 id="promises" className="sr-only">
      Why buy here
    </h2>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:gap-8 lg:grid-cols-4">
      {promises.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-display text-xl md:text-2xl">{title}</h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

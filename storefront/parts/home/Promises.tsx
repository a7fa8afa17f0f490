import type { Home } from "../../../contract/home.ts";

/** Why one buys here, in a few words each. */
export const Promises = ({ promises }: Pick<Home, "promises">) => (
  <section className="section border-y border-hairline py-10" aria-labelledby="promises">
    <h2 id="promises" className="sr-only">
      Why buy here
    </h2>
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {promises.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-display text-2xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

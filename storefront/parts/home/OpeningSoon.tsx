import type { Home } from "../../../contract/home.ts";

/** What a shop without products says: that it opens soon, and on the owner's machine what he does next. */
export const OpeningSoon = ({ name, steps }: { name: string; steps: NonNullable<Home["opening"]>["steps"] }) => (
  <section className="section mx-auto max-w-prose py-16 text-center md:py-24" aria-labelledby="opening">
    <h2 id="opening" className="font-display text-4xl md:text-6xl">
      {name} opens soon
    </h2>
    <p className="mt-4 text-lg text-balance text-muted">
      The shelves are being filled. Until then, come and see us, or call.
    </p>
    {steps.length > 0 && (
      <div className="mt-12 rounded-card border border-hairline bg-card p-6 text-left md:p-8">
        <h3 className="font-display text-2xl">What you do next</h3>
        <ol className="mt-4 list-decimal space-y-4 ps-5">
          {steps.map(({ text, command }) => (
            <li key={command}>
              {text}
              <code className="mt-1 block text-sm break-words text-muted">{command}</code>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-sm text-muted">Only you see this list: the shop is open to this machine alone.</p>
      </div>
    )}
  </section>
);

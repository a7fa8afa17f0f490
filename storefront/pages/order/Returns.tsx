import { Link } from "../../parts/Link.tsx";
import type { ReturnWords } from "./orderWords.ts";

/** What was asked to be taken back, and how far that has come. */
export const Returns = ({ returns }: { returns: ReturnWords[] }) => (
  <section aria-labelledby="returns">
    <h2 id="returns" tabIndex={-1} className="font-display text-2xl">
      {returns.length === 1 ? "Return" : "Returns"}
    </h2>
    {returns.map(({ number, goods, why, events, next, exchange, refund }) => (
      <div key={number} className="mt-4 border-l-4 border-brand bg-card px-5 py-4">
        <ul>
          {goods.map(({ text, instead }) => (
            <li key={text} className="font-semibold">
              {text}
              {instead && <span className="block font-normal">{instead}</span>}
            </li>
          ))}
        </ul>
        <p className="text-muted">{why}</p>
        <ol className="mt-3 space-y-1">
          {events.map(({ title, at, words }) => (
            <li key={title}>
              {title} <span className="text-sm text-muted">· {at}</span>
              {words && <span className="block text-muted">{words}</span>}
            </li>
          ))}
        </ol>
        {next && <p className="mt-3">{next}</p>}
        {exchange && (
          <p className="mt-3">
            {exchange.words}
            {exchange.to && (
              <>
                <Link to={exchange.to} className="text-link underline">
                  {exchange.order}
                </Link>
                . There is nothing to pay.
              </>
            )}
          </p>
        )}
        {refund && <p className="mt-3 font-semibold">{refund}</p>}
      </div>
    ))}
  </section>
);

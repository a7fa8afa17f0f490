import { button } from "../button.ts";

type Props = { what: string; onAgain: () => void };

/** Says over a picture what can't be shown because its script did not come; the page stays as it is. */
export const NotNow = ({ what, onAgain }: Props) => (
  <div role="alert" className="absolute inset-x-3 top-16 z-10 rounded-card bg-card p-3 text-ink shadow-lift">
    <p>{what} can’t be shown now.</p>
    <button type="button" className={`${button.quiet} -ml-3`} onClick={onAgain}>
      Try again
    </button>
  </div>
);

import { button } from "../button.ts";
import { handFocusTo } from "../focus.ts";

type Props = { what: string; onAgain: () => void };

const toWhatCame = handFocusTo("[role=application], h1");

/** Says over a picture what can't be shown because its script did not come; the page stays as it is. */
export const NotNow = ({ what, onAgain }: Props) => (
  <div
    ref={toWhatCame}
    role="alert"
    className="absolute inset-x-3 top-16 z-10 rounded-card bg-card p-3 text-ink shadow-lift"
  >
    <p>{what} can’t be shown now.</p>
    <button type="button" className={`${button.quiet} -ml-3`} onClick={onAgain}>
      Try again
    </button>
  </div>
);

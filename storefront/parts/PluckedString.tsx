/** A string under what it is drawn in. It is plucked when its nearest `.plucked` is pointed at or focused. */
export const PluckedString = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 100 12" preserveAspectRatio="none" className={`string ${className}`} aria-hidden="true">
    <path d="M0 6C12 -3 34 -2 56 2.5S88 6 100 6" />
  </svg>
);

/** The shop's name on its string. */
export const Brand = ({ name, className = "" }: { name: string; className?: string }) => (
  <span className={`inline-block min-w-0 font-display leading-none ${className}`}>
    <span className="block truncate">{name}</span>
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="brand-string" aria-hidden="true">
      <path d="M0 6C12 -3 34 -2 56 2.5S88 6 100 6" />
    </svg>
  </span>
);

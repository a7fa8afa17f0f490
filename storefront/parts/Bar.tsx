/** A grey bar where a text or a picture will stand. */
export const Bar = ({ className }: { className: string }) => (
  <span className={`block animate-pulse rounded-card bg-tint ${className}`} />
);

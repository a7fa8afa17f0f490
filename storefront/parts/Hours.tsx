/** When the showroom is open, each group of days on a line of its own. */
export const Hours = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    {text.split(", ").map((part) => (
      <span key={part} className="block">
        {part}
      </span>
    ))}
  </p>
);

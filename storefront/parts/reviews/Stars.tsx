/** How many of five stars, to see and to hear. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="text-brand">
    {"★".repeat(Math.round(rating)).padEnd(5, "☆")}
  </span>
);

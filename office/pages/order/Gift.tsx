/** That an order is a gift, and what is to be done for it. */
export const Gift = ({ gift: { wrap, note } }: { gift: { wrap: boolean; note: string } }) => (
  <div className="notice mt-3">
    <p className="font-[550]">{wrap ? "A gift: wrap it" : "A gift, not wrapped"}</p>
    <p className="text-xs text-muted">No invoice into the box: the buyer has it by mail.</p>
    {note && <blockquote className="mt-1 break-words">Card: “{note}”</blockquote>}
  </div>
);

/** What an arrow or letter does: rows within a column, columns within the board. */
type Way = { rows?: number; columns?: number };

/** Moves the focus from card to card: on to the next one, or to the card as high in the column beside. */
export function step(board: HTMLElement | null, { rows = 0, columns = 0 }: Way): void {
  const all = [...(board?.querySelectorAll<HTMLElement>("[data-column]") ?? [])]
    .map((column) => [...column.querySelectorAll<HTMLElement>("[data-order]")])
    .filter((cards) => cards.length > 0 && (cards[0]?.offsetParent ?? null) !== null);
  const inColumn = all.findIndex((cards) => cards.some((card) => card.contains(document.activeElement)));
  const cards = all[inColumn === -1 ? 0 : Math.max(0, Math.min(all.length - 1, inColumn + columns))] ?? [];
  const at = (all[inColumn] ?? []).findIndex((card) => card.contains(document.activeElement));
  const next = cards[at === -1 ? 0 : Math.max(0, Math.min(cards.length - 1, at + rows))];
  next?.querySelector<HTMLElement>("a")?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** The order whose card has the focus. */
export const focused = (board: HTMLElement | null): string | undefined => {
  const card = document.activeElement?.closest<HTMLElement>("[data-order]");
  return card && board?.contains(card) ? card.dataset.order : undefined;
};

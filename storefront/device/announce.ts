const stays = 10_000;
let region: HTMLElement | undefined;

/** Puts the page's polite live region in place. Screen readers only hear of changes in a region they know already. */
export function prepareAnnouncer(): void {
  if (region?.isConnected) return;
  region = document.createElement("div");
  region.className = "sr-only";
  region.role = "status";
  region.ariaLive = "polite";
  region.ariaAtomic = "false"; // a status is read as a whole otherwise: old lines again with each new one
  document.body.append(region);
}

export const isAnnouncer = (element: Element): boolean => element === region;

/** Has a screen reader say a text when it is free; the text stays to be found for ten seconds. */
export function announce(text: string): void {
  if (typeof document === "undefined") return;
  prepareAnnouncer();
  const line = document.createElement("p");
  line.textContent = text;
  region?.append(line);
  setTimeout(() => line.remove(), stays);
}

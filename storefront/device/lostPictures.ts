const secondTryAfterMs = 3000;

const lost = () => [...document.images].filter((picture) => picture.complete && picture.naturalWidth === 0);

/**
 * Asks again for pictures that were lost on the way: once a little later, and whenever the network is back. Until then
 * their words stand in their place.
 */
export function fetchLostPictures(): void {
  const triedTwice = new WeakSet<EventTarget>();
  const again = (picture: HTMLImageElement) => picture.setAttribute("src", picture.src);
  const tryLater = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement) || triedTwice.has(picture)) return;
    triedTwice.add(picture);
    setTimeout(() => again(picture), secondTryAfterMs);
  };
  lost().forEach(tryLater);
  addEventListener("error", ({ target }) => tryLater(target), true); // it does not bubble
  addEventListener("online", () => lost().forEach(again));
}

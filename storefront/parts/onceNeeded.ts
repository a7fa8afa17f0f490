/** What `make` makes, made when it is first asked for: a formatter takes a cheap phone up to 70 ms, and few pages need one. */
export function onceNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

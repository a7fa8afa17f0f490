/** What advertisements add to the addresses that they lead to: it tells where a visitor came from, not what he sees. */
const ofAdvertisements = /^(utm_|gclid|gbraid|wbraid|fbclid|msclkid)/;

/** What of a query decides what a page shows, in order of its names: ?a=1&b=2 and ?b=2&a=1 are one page. */
export function countedQuery(query: URLSearchParams): URLSearchParams {
  const counted = [...query].filter(([name, value]) => value !== "" && !ofAdvertisements.test(name));
  return new URLSearchParams(counted.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** What PostgreSQL's texts can't hold: a NUL, and half of a character that JSON writes as two. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The sign for a character that could not be read, which half a character in an address becomes by itself. */
const unreadable = "\uFFFD";

/** A request in whose address nothing is that can't be stored: what holds a NUL names nothing. */
export const withStorableAddress = (request: Request): Request =>
  request.url.includes("%00")
    ? new Request(request.url.replaceAll("%00", encodeURIComponent(unreadable)), request)
    : request;

/** The same for what the router has read out of the path. */
export const storableParameters = (parameters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, value.toWellFormed().replaceAll("\0", unreadable)]),
  );

const complaint = "There is a character in it that can't be used. Please type it again.";

/** Where something stands in a JSON value: its name, and where what it stands in stands. */
type Place = { name: string; within: Place | undefined };

/** As a form names a field ("address.line1"); no longer than anybody would read. */
function pathOf(place: Place | undefined): string {
  const names: string[] = [];
  for (let at = place; at && names.length < 20; at = at.within) names.unshift(at.name);
  return names.join(".") || "body";
}

/**
 * Every text in a JSON value that the database could not keep, by its path, with what to tell of it; the names of
 * fields count too. Not recursive: a body may be nested deeper than a call stack.
 */
export function unstorableTexts(value: unknown): Record<string, string> {
  const found: (Place | undefined)[] = [];
  const open: { value: unknown; place: Place | undefined }[] = [{ value, place: undefined }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, value } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(place);
    if (typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (isStorable(name)) open.push({ value: part, place: { name, within: place } });
      else found.push(place);
    }
  }
  return Object.fromEntries(found.slice(0, 20).map((place) => [pathOf(place), complaint]));
}

/** What the API learns of the browser behind a page: its session, what it says to be, and where it is. */
const passedOn = ["Cookie", "User-Agent", "X-Client-Address", "X-Request-Id"];

type Fetch = (request: Request) => Promise<Response>;

/**
 * A fetch in the name of the browser that made `page`, and the cookies that the API has set in its answers, to be handed
 * to that browser.
 */
export function fetchFor(page: Request, fetch: Fetch): { fetch: Fetch; cookies: string[] } {
  const cookies: string[] = [];
  const asBrowser: Fetch = async (call) => {
    for (const name of passedOn) {
      const value = page.headers.get(name);
      if (value !== null) call.headers.set(name, value);
    }
    // An API of another machine trusts what its proxy, which we are then, has written down.
    const address = page.headers.get("X-Client-Address");
    if (address !== null) call.headers.set("X-Forwarded-For", address);
    const answer = await fetch(call);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  return { fetch: asBrowser, cookies };
}

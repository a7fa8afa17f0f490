/**
 * Takes over, before the page comes alive, what was put into the cart without script. The code for it is fetched only
 * where there is something; when that fails the server-made cart has done its work and waits for the next page.
 */
export const cookieCartTaken = async (): Promise<void> => {
  if (document.cookie.includes("has-cookie-cart="))
    await import("./takeCookieCart.ts").then(({ takeCookieCart }) => takeCookieCart());
};

import type { Plugin } from "vite";

const helper = /vite\/preload-helper\.js$/;
const exported = "export const __vitePreload = ";

/** In the browser, before each `import()`: the files it takes are fetched, once, into the cache from which it then takes them, and its sheets are put on. */
const fetched = (base: string) => `
const coming = new Map();
const fetchWhole = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url + " answered " + answer.status);
  await answer.arrayBuffer();
};
const putOn = (href) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href + " did not come"));
    };
    document.head.append(link);
  });
};
const forget = (url) => (error) => {
  coming.delete(url);
  throw error;
};
const once = (file) => {
  const url = ${JSON.stringify(base)} + file;
  if (coming.has(url)) return coming.get(url);
  if (document.querySelector('[href="' + url + '"],[src="' + url + '"]')) return;
  const whole = (url.endsWith(".css") ? putOn(url) : fetchWhole(url)).catch(forget(url));
  coming.set(url, whole);
  return whole;
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(once));
  return load();
};
`;

/**
 * A module that could not be fetched is kept as failed until the page is loaded anew, by every browser that does not yet do as
 * whatwg/html#10327 says: then "Try again" can't help, and what was put into the cart without a network is never confirmed.
 * So `import()` is not called until its files have come. This takes the place of Vite's own helper, which would name them to the browser alone.
 */
export function fetchFirst(): Plugin {
  let base = "/";
  return {
    name: "fetch-first",
    apply: "build",
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(exported))
          this.error(`Vite's helper has no "${exported}": bin/fetchFirst.ts is to be mended`);
        return { code: fetched(base), map: null };
      },
    },
  };
}

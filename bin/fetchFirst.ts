import type { Plugin } from "vite";

const helper = /vite\/preload-helper\.js$/;
const exported = "export const __vitePreload = ";

/** In the browser, before each `import()`: the files it takes are fetched, once, into the cache from which it then takes them. */
const wrapped = `
const whole = new Map();
const fetchWhole = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url + " answered " + answer.status);
  await answer.arrayBuffer();
};
const fetchOnce = (url) => {
  if (document.querySelector('[href="' + url + '"],[src="' + url + '"]')) return;
  if (!whole.has(url)) whole.set(url, fetchWhole(url).catch((error) => { whole.delete(url); throw error; }));
  return whole.get(url);
};
export const __vitePreload = async (load, files = [], importer) => {
  await Promise.all(files.filter((file) => file.endsWith(".js")).map((file) => fetchOnce(assetsURL(file, importer))));
  return vitePreload(load, files, importer);
};
`;

/**
 * A module that could not be fetched is kept as failed until the page is loaded anew, by every browser that does not yet do as
 * whatwg/html#10327 says: then "Try again" can't help, and what was put into the cart without a network is never confirmed.
 * So `import()` is not called until its files have come.
 */
export const fetchFirst = (): Plugin => ({
  name: "fetch-first",
  apply: "build",
  transform: {
    filter: { id: helper },
    handler(code) {
      if (!code.includes(exported)) this.error(`Vite's helper has no "${exported}": bin/fetchFirst.ts is to be mended`);
      return { code: code.replace(exported, "const vitePreload = ") + wrapped, map: null };
    },
  },
});

import type { Plugin } from "vite";

/** What the router's modules that find routes out are for a browser that knows all of them from the start. */
const known: Record<string, string> = {
  "fog-of-war": `
export const URL_LIMIT = 7680;
export const isFogOfWarEnabled = () => false;
export const shouldUseInitialRouteDiscovery = () => true;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPathsWithAncestors = (paths) => paths;
export const getManifestPathsParam = (paths) => paths.join(",");
export const getManifestPath = (path) => path;
export const handleClientVersionMismatch = async () => false;
`,
  "route-discovery": `
export const RouteDiscoveryRuntime = undefined;
export const getCustomPatchRoutesOnNavigationFunction = () => undefined;
export const useCustomRouteDiscovery = () => "complete";
export const useRouteDiscovery = () => ({ state: "complete" });
`,
};
const finders = /react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/(fog-of-war|route-discovery)\.js$/;

/**
 * Leaves out of the browser's script what the router would find routes out with, 11 KB that never run: all routes are in the page's
 * manifest (`routeDiscovery: initial` in react-router.config.ts). A build fails where the router no longer has these modules, or takes
 * something else out of them.
 */
export function withoutDiscovery(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "without-discovery",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: finders },
      handler(id) {
        const [, name = ""] = finders.exec(id) ?? [];
        replaced.add(name);
        return { code: known[name] ?? "", moduleSideEffects: false };
      },
    },
    generateBundle() {
      const missing = Object.keys(known).filter((name) => !replaced.has(name));
      if (missing.length > 0)
        this.error(`The router has no ${missing.join(", ")}: bin/withoutDiscovery.ts is to be mended`);
    },
  };
}

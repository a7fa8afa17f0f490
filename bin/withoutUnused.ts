import type { Plugin } from "vite";

/** What the router's modules that find routes out and that tell what it does are for a browser that knows all routes from the start, and where nobody is told. */
const known: Record<string, string> = {
  "dom/ssr/fog-of-war": `
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
  "dom/ssr/route-discovery": `
export const RouteDiscoveryRuntime = undefined;
export const getCustomPatchRoutesOnNavigationFunction = () => undefined;
export const useCustomRouteDiscovery = () => "complete";
export const useRouteDiscovery = () => ({ state: "complete" });
`,
  "router/instrumentation": `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = async (handler) => handler();
export const instrumentationResultMetaContext = {};
`,
};
const unused =
  /react-router\/dist\/(?:production|development)\/lib\/(dom\/ssr\/fog-of-war|dom\/ssr\/route-discovery|router\/instrumentation)\.js$/;

/**
 * Leaves out of the browser's script what the router would find routes out with and tell of itself, 14 KB that never run: all routes are in the page's
 * manifest (`routeDiscovery: initial` in react-router.config.ts), and no `instrumentations` are given to it. A build fails where the router no longer has these modules, or takes
 * something else out of them.
 */
export function withoutUnused(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "without-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: unused },
      handler(id) {
        const [, name = ""] = unused.exec(id) ?? [];
        replaced.add(name);
        return { code: known[name] ?? "", moduleSideEffects: false };
      },
    },
    generateBundle() {
      const missing = Object.keys(known).filter((name) => !replaced.has(name));
      if (missing.length > 0)
        this.error(`The router has no ${missing.join(", ")}: bin/withoutUnused.ts is to be mended`);
    },
  };
}

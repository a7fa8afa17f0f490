import {
  type ClientInstrumentation,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type UNSAFE_AssetsManifest as Manifest,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
  type RouterState,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
} from "react-router";
import { fetchData } from "./readAhead.ts";

export { PrefetchPageLinks } from "react-router";
export { readAhead } from "./readAhead.ts";

/** The build's manifest, the modules of the routes that are there, what the page shows, and who is told of ways. */
export type Begun = {
  manifest: Manifest;
  modules: RouteModules;
  state: RouterState;
  instrumentations: ClientInstrumentation[];
};

/** The router of all the build's routes, standing where the page does and with its data: it asks for nothing as it begins. */
export function wholeRouter({ manifest, modules, state, instrumentations }: Begun): DataRouter {
  const { actionData, errors } = state;
  const loaderData = { ...state.loaderData };
  // What has nothing to load is there, too.
  for (const { route } of state.matches) if (!manifest.routes[route.id]?.hasLoader) loaderData[route.id] = null;
  const hydrationData = { loaderData, actionData, errors };
  const router = createRouter({
    routes: createClientRoutes(manifest.routes, modules, hydrationData, true, false),
    history: Object.create(createBrowserHistory(), { location: { value: state.location } }),
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    instrumentations,
    dataStrategy: singleFetch(() => router, manifest, modules, true, fetchData),
  });
  // What is shown stays what it is: a page's element that is another has all of the page made anew.
  for (const { route } of state.matches)
    Object.assign(router.manifest[route.id] ?? {}, { element: route.element, errorElement: route.errorElement });
  return router.initialize();
}

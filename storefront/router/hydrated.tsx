import { type ComponentType, type ContextType, createElement, type ReactNode } from "react";
import {
  type ClientInstrumentation,
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_FrameworkContext as FrameworkContext,
  type HydrationState,
  IDLE_NAVIGATION,
  type UNSAFE_AssetsManifest as Manifest,
  matchRoutes,
  NavigationType,
  type UNSAFE_RouteModules as RouteModules,
  type RouteObject,
  type RouterState,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import type { Early } from "../device/early.ts";
import { LastResort } from "./LastResort.tsx";
import { lateRouter } from "./late.ts";

/** What the page and the script that began the app (begin.ts) leave to the app. */
type Left = Window & {
  early: Early;
  __reactRouterContext: { stream: ReadableStream<Uint8Array> };
  __reactRouterRouteModules: RouteModules;
  __reactRouterManifest?: Manifest;
};

/** A route's part as the router makes it: within the document where its module has one (root.tsx). */
function made(Part: ComponentType | undefined, Layout: NonNullable<RouteModules[string]>["Layout"]): ReactNode {
  const part = Part && createElement(Part);
  return part && Layout ? createElement(Layout, null, part) : part;
}

/** The routes that the page shows: the frame, and in it the page's own, at `path`. */
function shownRoutes(modules: RouteModules, path: string | undefined): RouteObject[] {
  const [frame, page] = Object.entries(modules).map(([id, module]) => ({
    id,
    element: made(module?.default, module?.Layout),
    errorElement: made(module?.ErrorBoundary, module?.Layout),
  }));
  return [
    { ...frame, path: "", children: page && [path === undefined ? { ...page, index: true } : { ...page, path }] },
  ];
}

/** The state of a router at the page as the server made it. */
function shownState(routes: RouteObject[], sent: HydrationState): RouterState {
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, "");
  const { pathname, search, hash } = window.location;
  const { usr, key = "default" } = history.state;
  const location = { pathname, search, hash, state: usr ?? null, key, mask: undefined };
  return {
    historyAction: NavigationType.Pop,
    location,
    matches: matchRoutes(routes, location) as RouterState["matches"],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: sent.loaderData ?? {},
    actionData: sent.actionData ?? null,
    errors: sent.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/**
 * The app as the server rendered it, once its data have come. It takes the place of the router's own `HydratedRouter`, which has all of the router and its manifest there before
 * anything is shown; here they come with the first touch (late.ts). A route's `clientLoader` is never asked as the page hydrates.
 */
export async function hydrated(instrumentations: ClientInstrumentation[]): Promise<ReactNode> {
  const left = window as unknown as Left;
  const { __reactRouterContext: context, __reactRouterRouteModules: modules } = left;
  const [, , isTouched, manifestFile, path] = left.early.app;
  const { value } = await decode(context.stream, window);
  const manifest: Manifest = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" };
  const router = lateRouter(
    shownState(shownRoutes(modules, path), value as HydrationState),
    isTouched,
    async (state) => {
      const [{ wholeRouter }] = await Promise.all([import("./whole.ts"), import(/* @vite-ignore */ manifestFile)]);
      Object.assign(manifest, left.__reactRouterManifest);
      return wholeRouter({ manifest, modules, state, instrumentations });
    },
  );
  const framework: ContextType<typeof FrameworkContext> = {
    manifest,
    routeModules: modules,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
  return (
    <>
      <FrameworkContext value={framework}>
        <LastResort>
          <RouterProvider router={router} useTransitions={false} />
        </LastResort>
      </FrameworkContext>
      <></>
    </>
  );
}

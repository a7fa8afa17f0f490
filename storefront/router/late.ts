import { startTransition } from "react";
import {
  type BlockerFunction,
  createPath,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  NavigationType,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from "react-router";
import { afterPaint } from "../parts/afterPaint.ts";
import { hasMouse } from "../parts/hasMouse.ts";
import { idle } from "../parts/idle.ts";

/** What of a router the storefront asks for: it has no fetchers, and its routes are all of one build. */
type Late = Omit<
  DataRouter,
  "initialize" | "fetch" | "getFetcher" | "resetFetcher" | "deleteFetcher" | "dispose" | "patchRoutes" | `_${string}`
>;

/** That a page is on its way is told after so many milliseconds: one that was read ahead is there before, and nothing is made anew twice for it. */
const patience = 50;

const signs = ["pointermove", "pointerdown", "keydown", "scroll"];

const urlOf = (to: To | URL | null, base = location.href): URL =>
  new URL(typeof to === "string" ? to : createPath(to ?? {}), base);
const pathOf = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

/** What is told with a state that only goes on. */
const asEver = { deletedFetchers: [], newErrors: null, flushSync: false };

let asked: (() => Promise<DataRouter>) | undefined;

/** The whole router, which is fetched if nobody asked for it yet. */
export const haveWhole = async (): Promise<DataRouter | undefined> => asked?.();

/**
 * The router of a page that nobody has touched: it shows what the server made, whose state is given, and goes nowhere. What goes somewhere, a sixth of all script, is
 * had by `fetchWhole` at the first touch, key, scroll or movement of a pointer, or when a way is asked for; from then on everything is that one's work. It begins with the
 * state that is shown, so nothing is made anew when it comes. `isTouched`: it is to be had at once.
 */
export function lateRouter(
  state: RouterState,
  isTouched: boolean,
  fetchWhole: (state: RouterState) => Promise<DataRouter>,
): DataRouter {
  let whole: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  let scrolling: Parameters<DataRouter["enableScrollRestoration"]> | undefined;
  let isPopped = false;
  const subscribers = new Set<RouterSubscriber>();
  const blockers = new Map<string, BlockerFunction>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellAll: RouterSubscriber = (...told) => {
    for (const subscriber of subscribers) subscriber(...told);
  };
  /** In slices: a finger may come meanwhile, and a cheap phone takes a page in five times as long. */
  const mention: RouterSubscriber = (...told) => startTransition(() => tellAll(...told));
  const tell: RouterSubscriber = (...told) => {
    clearTimeout(waiting);
    const [{ navigation }] = told;
    if (navigation.state === "loading" && !navigation.formData) waiting = setTimeout(mention, patience, ...told);
    else if (hasMouse()) tellAll(...told);
    else mention(...told);
  };

  function publish(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    tell(state, asEver);
  }

  async function load(): Promise<DataRouter> {
    const router = await fetchWhole(state);
    whole = router;
    whole.subscribe(tell);
    idle(() => mention(router.state, asEver)); // so that the first way finds what it is compared with
    for (const blocker of blockers) whole.getBlocker(...blocker);
    if (scrolling) whole.enableScrollRestoration(...scrolling);
    removeEventListener("popstate", popped);
    if (isPopped) dispatchEvent(new PopStateEvent("popstate", { state: history.state })); // of which it did not hear
    return whole;
  }

  function have(): Promise<DataRouter> {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  /** Whether a way waits, as it does without a network (shell/Offline.tsx). */
  function isBlocked(nextLocation: Location, again: () => void): boolean {
    for (const [key, blocks] of blockers) {
      if (!blocks({ currentLocation: state.location, nextLocation, historyAction: NavigationType.Push })) continue;
      const reset = () => publish({ blockers: new Map() });
      const proceed = () => {
        reset();
        again();
      };
      publish({ blockers: new Map([[key, { state: "blocked", location: nextLocation, proceed, reset }]]) });
      return true;
    }
    return false;
  }

  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === "number") return whole ? whole.navigate(to) : history.go(to);
    if (whole) return whole.navigate(to, options);
    const url = urlOf(to);
    const next = { ...pathOf(url), state: null, key: "default", mask: undefined };
    if (isBlocked(next, () => void navigate(to, options))) return;
    const isPlain = !options || !("formData" in options);
    // Its sign shows while the router is on its way.
    if (isPlain)
      publish({
        navigation: {
          ...IDLE_NAVIGATION,
          state: "loading",
          location: next,
          matches: [],
          historyAction: NavigationType.Push,
        },
      });
    const router = await have().catch((error: unknown) => {
      publish({ navigation: IDLE_NAVIGATION });
      if (!isPlain) throw error;
      location.assign(url);
    });
    return router?.navigate(to, options);
  }

  const fetchAhead = () => {
    for (const sign of signs) removeEventListener(sign, touched);
    have().catch((error: unknown) =>
      console.warn("Until the rest of the router comes a link is the browser's.", error),
    );
  };
  const touched = (event: Event) => {
    // A pointer that rests where the page appears has not moved.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    afterPaint(() => idle(fetchAhead)); // what was touched answers first
  };
  const popped = () => {
    isPopped = true;
    fetchAhead();
  };
  for (const sign of signs) addEventListener(sign, touched, { passive: true });
  addEventListener("popstate", popped);
  asked = have;
  if (isTouched) fetchAhead();

  const late: Late = {
    basename: "/",
    future: {},
    window,
    get state() {
      return whole?.state ?? state;
    },
    get routes() {
      return whole?.routes ?? [];
    },
    get manifest() {
      return whole?.manifest ?? {};
    },
    match: (to) => whole?.match(to) ?? null,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...restored) {
      if (whole) return whole.enableScrollRestoration(...restored);
      scrolling = restored;
      return () => {
        scrolling = undefined;
      };
    },
    navigate,
    revalidate: async () => (await have()).revalidate(),
    createHref: createPath,
    createURL: urlOf,
    encodeLocation: (to) => pathOf(urlOf(to)),
    getBlocker(key, blocks) {
      blockers.set(key, blocks);
      return whole?.getBlocker(key, blocks) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key) {
      blockers.delete(key);
      whole?.deleteBlocker(key);
    },
  };
  return late as DataRouter;
}

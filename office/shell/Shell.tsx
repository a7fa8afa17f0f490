import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";
import { useNews } from "../api/news.ts";
import { lock, lockScreen, may, type Session } from "../api/session.ts";
import { GoTo } from "../keys/GoTo.tsx";
import { KeySheet } from "../keys/KeySheet.tsx";
import { listenToKeys, useKeys } from "../keys/keys.ts";
import { pages } from "../pages.ts";
import { BottomBar } from "./BottomBar.tsx";
import { closeLatest, openDialogs, useOwnEntry } from "./closedByBack.ts";
import { useFocusHandedOn } from "./handOn.ts";
import { Leaving } from "./Leaving.tsx";
import { Lock } from "./Lock.tsx";
import { isAnythingUnsaved, keptBy, unsaved } from "./leaving.ts";
import { menuOf } from "./menu.ts";
import { Prove } from "./Prove.tsx";
import { SideBar } from "./SideBar.tsx";
import { Toasts } from "./Toasts.tsx";
import { TopBar } from "./TopBar.tsx";
import { Unreached } from "./Unreached.tsx";
import { useIdle } from "./useIdle.ts";

/** The frame around every screen: menu, search, keys, messages, the lock. */
export function Shell({ session }: { session: Session }) {
  const [sheet, setSheet] = useState<"keys" | "goTo">();
  const field = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  // The first screen has none of ours before it.
  const canGoBack = useLocation().key !== "default";
  const entries = menuOf(session);
  const search = pages.find((page) => page.search && menuOf(session).some(({ path }) => path === page.path));
  useNews(may(session, "orders.read") && !lock.use());
  useIdle(useCallback(() => lockScreen("idle"), []));
  useEffect(listenToKeys, []);
  useEffect(askBeforeUnloading, []);
  useFocusOnArrival(main);
  useFocusHandedOn(main);
  useOwnEntry();
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const closes = historyAction === NavigationType.Pop && openDialogs() > 0;
    keptBy.set(closes ? "dialog" : "typed");
    return closes || (unsaved.get() > 0 && currentLocation.pathname !== nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== "blocked" || keptBy.get() !== "dialog") return;
    closeLatest();
    blocker.reset();
  }, [blocker]);
  useKeys("Everywhere", [
    ...(search ? [{ keys: "/", what: "Search orders", act: () => field.current?.select() }] : []),
    { keys: "Ctrl+k", what: "Go to or do anything", act: () => setSheet("goTo") },
    { keys: "?", what: "Show the shortcuts", act: () => setSheet("keys") },
    { keys: "Escape", what: "Back", act: () => canGoBack && void navigate(-1) },
  ]);
  useKeys("Go to", [
    ...entries.map(({ path, name, menu }) => ({
      keys: `g ${menu.go}`,
      what: name,
      act: () => void navigate(`/${path}`),
    })),
    { keys: "g i", what: "My account", act: () => void navigate("/me") },
  ]);
  return (
    <div className="shell">
      <a href="#screen" className="skip" onClick={() => main.current?.focus()}>
        To the screen
      </a>
      <SideBar session={session} entries={entries} onKeys={() => setSheet("keys")} />
      <TopBar session={session} search={search} field={field} />
      <Progress />
      <main id="screen" ref={main} tabIndex={-1} className="screen">
        <Unreached />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar entries={entries} />
      <KeySheet open={sheet === "keys"} onClose={() => setSheet(undefined)} />
      <GoTo open={sheet === "goTo"} onClose={() => setSheet(undefined)} />
      <Leaving blocker={blocker} />
      <Prove />
      <Lock />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}

/** Has the browser ask before the page is closed or loaded anew, and what was typed lost. Gives how to end it. */
function askBeforeUnloading(): () => void {
  const ask = (event: BeforeUnloadEvent) => isAnythingUnsaved() && event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}

/** A line above the screen while the next one is fetched. */
const Progress = () => (useNavigation().state === "loading" ? <div className="progress-line" /> : null);

/** Has who goes to another screen by a link or a key begin at its head, as on a page that was loaded. */
function useFocusOnArrival(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

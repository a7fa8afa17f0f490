import { type Early, earlyOf } from "./device/early.ts";

/** The page comes alive so many milliseconds after its load is painted. */
const calm = 200;
/** Or so many after its load: a browser that draws nothing, as it may behind other windows, says of no paint. */
const unpainted = 1_500;
/** Where something of the app did not come it begins anew after so many milliseconds, then after twice as many, and so on. */
const again = 2_000;
/** For how long the page's clothes may take to come, in milliseconds. */
const patience = 3_000;

/** For how many milliseconds parts are dressed before the browser has its turn. */
const turn = 2;

interface Part {
  part: HTMLElement;
  width: number;
  height: number;
}

/** So many pixels beside the screen are as good as on it: new type may move them there. */
const near = 99;

/** After the next frame, in a task of its own: the frame's has what was done before it to paint. */
const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** What was laid out beside the screen, in parts that are no higher than half of it. */
function* besideScreen(parent: Element): Generator<Part> {
  for (const part of parent.children) {
    if (!(part instanceof HTMLElement)) continue;
    const { top, bottom, left, right, width, height } = part.getBoundingClientRect();
    const isSeen = top < innerHeight + near && bottom > -near && left < innerWidth + near && right > -near;
    if (isSeen || height > innerHeight / 2) yield* besideScreen(part);
    else if (part.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })) yield { part, width, height };
  }
}

/**
 * Leaves what is beside the screen as it is, in the room that it takes, so that only what is seen is dressed at first. Says how to dress the rest: some
 * parts after each frame, or all at once when somebody touches the page; and then calls `done`.
 */
function leaveTheRest(early: Early, done: () => void): () => void {
  const parts = early.app[2] ? [] : [...besideScreen(document.body)];
  for (const { part, width, height } of parts)
    Object.assign(part.style, { contentVisibility: "hidden", minWidth: `${width}px`, minHeight: `${height}px` });
  /** Goes on where it was. */
  const left = parts.values();
  return function goOn() {
    const end = performance.now() + turn;
    for (const { part } of left) {
      Object.assign(part.style, { contentVisibility: "visible", minWidth: "", minHeight: "" });
      if (!early.app[2] && part.offsetHeight && performance.now() > end) return void afterFrame(goOn);
    }
    for (const { part } of parts) part.style.contentVisibility = "";
    done();
  };
}

/**
 * Fetches the type and the whole sheet where they have waited for the picture (firstScreen.ts), and puts them on in one step: the page is styled and laid
 * out once for all of them. Done when they are on, or the patience ends; calls `done` when what is beside the screen is dressed too.
 */
function dress(early: Early, done: () => void): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>("[rel=later],[rel=after]")];
  const come = waiting.map(
    (link) =>
      new Promise<unknown>((resolve) => {
        for (const end of ["load", "error"]) link.addEventListener(end, resolve);
        link.rel = link.as ? "preload" : "stylesheet";
      }),
  );
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([Promise.all(come), late]).then(() => {
    const goOn = leaveTheRest(early, done);
    for (const link of waiting) if (!link.as) link.media = "all";
    const look = document.getElementById("look");
    const declared = look instanceof HTMLStyleElement && look.sheet?.cssRules[0];
    if (declared instanceof CSSMediaRule) declared.media.mediaText = "all";
    try {
      localStorage.faces = 1;
    } catch {} // refused: they wait the next time too
    afterFrame(goOn);
  });
}

/** Fetches the page's data where they don't stand in it (server/http/dataLater.ts). Those of another build ask for that one's page. */
async function fetchData(entry: string): Promise<void> {
  const version = document.documentElement.dataset.late;
  if (!version) return;
  const path = location.pathname.replace(/\/+$/, "") || "/_root";
  const answer = await fetch(`${path}.late${location.search || "?"}&late=${version}`);
  if (!answer.ok) throw answer;
  const [itsEntry, router, ...data] = (await answer.text()).split("\n");
  if (itsEntry !== entry || router === undefined) return location.reload();
  const stream = new Response(data.join("\n")).body;
  Object.assign(window, { __reactRouterContext: { ...JSON.parse(router), stream } });
}

const evaluate = (file: string) => import(/* @vite-ignore */ file);

/** Asks for all files with low priority and evaluates them one by one, each in a task of its own, all but the last; the modules of the routes by their ids. */
async function evaluateAll([files, routes, atOnce]: Early["app"]): Promise<Record<string, unknown>> {
  const fetchPriority = atOnce ? "auto" : "low";
  const preload = (href: string) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority });
  document.head.append(...files.map(preload));
  for (const file of files.slice(0, -1)) await evaluate(file);
  const modules: Record<string, unknown> = {};
  for (const [id, file] of Object.entries(routes)) modules[id] = await evaluate(file);
  return modules;
}

/** Hydrates, as the last file does, once all it takes is there. */
async function start(app: Early["app"]): Promise<void> {
  const entry = app[0].at(-1) ?? "";
  const [, modules] = await Promise.all([fetchData(entry), evaluateAll(app)]);
  Object.assign(window, { __reactRouterRouteModules: modules });
  await evaluate(entry);
}

/**
 * What begins the app, as the page's inline script (scriptsLater.ts) asks for it: when the largest picture is painted, or with the first touch, key or scroll. It dresses
 * the page, and shortly after the page's load is painted and all of it is dressed, or at the touch, starts the app; once more at the next touch, or after a while, where something
 * of it did not come.
 */
function begin(early: Early): void {
  const all = new Promise<void>((done) => (early.look = dress(early, done)));
  let isBegun = false;
  let pause = again;
  const goAfter = (wait: number) => setTimeout(() => early.go?.(), wait);
  early.go = () => {
    if (isBegun) return;
    isBegun = true;
    start(early.app).catch((error: unknown) => {
      console.log(error);
      isBegun = false;
      goAfter(pause);
      pause *= 2;
    });
  };
  const soon = () => {
    requestAnimationFrame(() => void all.then(() => goAfter(calm)));
    goAfter(unpainted);
  };
  if (early.app[2]) early.go();
  else if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

const early = earlyOf(window);
if (early) begin(early);

/**
 * Has the app begun (begin.ts): inline at the head's end, in place of the router's own module script and its preloads, so that nothing is fetched
 * beside the page and its first picture. When that is painted, or there is none and the page has loaded, or with the first touch, key
 * or scroll, the file that begins it is asked for; a pointer that rests where the page appears has not moved. A tap and fields filled in before that are kept and told (device/early.ts). Type that was fetched
 * before is on at once; however the picture fares, all begins two seconds after the page's load; and the pictures further down wait for the first one (firstScreen.ts). `now`: at once, where the page shows next to nothing before its script has run. Its
 * names are short, as it stands in every page.
 */
const begin = (
  file: string,
) => `((f,r,now,m,p)=>{let e=window.early=({type,target:t})=>{if(type=="input")return e.filled.add(t)
t=t.closest?.('button[type="button"]')
e.tapped=t?.popoverTargetElement?null:t}
e.app=[f,r,now,m,p]
e.filled=new Set
for(let k of["click","input"])addEventListener(k,e,true)
let R=document.documentElement.dataset,g=()=>{delete R.waits
import("${file}").catch(console.log)},q=({target:t})=>{if(t.fetchPriority=="high")requestAnimationFrame(()=>new PerformanceObserver((_,s)=>s.disconnect(g())).observe({type:"paint",buffered:true}))}
try{if(localStorage.faces)document.getElementById("look").sheet.cssRules[0].media.mediaText="all"}catch{}
if(now)return g()
for(let k of["pointermove","pointerdown","keydown","scroll"])addEventListener(k,i=>{if(k!="pointermove"||i.movementX||i.movementY)e.app[2]=1,e.go?e.go():g()},{passive:true})
let L=document.querySelector("[rel=later]")
addEventListener("load",()=>setTimeout(g,L?2e3:0))
if(!L)return
R.waits=""
for(let k of["load","error"])document.addEventListener(k,q,true)})`;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The router's own, as its `Scripts` writes it. */
const moduleScript = /<script type="module" async="">([^<]*)<\/script>/;
const manifestImport = /import "([^"]+)";/;
const routeImport = /import \* as (\w+) from "([^"]+)";/g;
const routeModules = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const entryImport = /import\("([^"]+)"\);/;

/** What the router writes, at length, to scroll to where one was; and the same in fewer words. */
const scrollsBack = /<script>\(\(storageKey, restoreKey\) =>.*?\("([\w-]+)", null\)<\/script>/s;
const scrollBack = (key: string) =>
  `addEventListener("DOMContentLoaded",()=>{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem("${key}")||"{}")[h.state.key];if(y>0){document.documentElement.dataset.all="";scrollTo(0,y)}}catch{sessionStorage.removeItem("${key}")}})`;
const context = /<script>(window\.__reactRouterContext = .*?;)<\/script>/s;

/** In an element's place that React looks for as it hydrates. */
const empty = "<script></script>";

/**
 * The page with its scripts begun later, all that stands in it as one: a page's policy names each by its hash. The last is what a browser
 * that refuses storage ends. Throws where the router no
 * longer writes them as it did: the build's tests render pages.
 */
export function scriptsLater(html: string, beginFile: string, atOnce: boolean, path?: string): string {
  const [whole = "", text = ""] = moduleScript.exec(html) ?? [];
  const [contextScript = "", handedOver] = context.exec(html) ?? [];
  const entry = entryImport.exec(text)?.[1];
  const named = routeModules.exec(text)?.[1];
  const manifest = manifestImport.exec(text)?.[1];
  if (!entry || !named || !manifest || !handedOver)
    throw new Error("The router writes its scripts in another way: scriptsLater.ts is to be mended");
  const [scrolling = "", key] = scrollsBack.exec(html) ?? [];
  const fileOf = Object.fromEntries([...text.matchAll(routeImport)].map(([, name = "", file]) => [name, file]));
  const routes = Object.fromEntries(
    [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => [id, fileOf[name]]),
  );
  const files = [...html.matchAll(preload)]
    .map(([, file = ""]) => file)
    .filter((file) => file !== entry && file !== manifest);
  const given = [[...files, entry], routes, atOnce, manifest, ...(path === undefined ? [] : [path])];
  const call = `${begin(beginFile)}(${given.map((one) => JSON.stringify(one)).join()})`;
  return html
    .replace(preload, "")
    .replace(scrolling, empty)
    .replace(contextScript, empty)
    .replace(whole, empty)
    .replace("</head>", () => `<script>${handedOver}${call};${key ? scrollBack(key) : ""}</script></head>`);
}

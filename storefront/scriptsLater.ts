/**
 * What begins the app: inline, in place of the router's own module script and its preloads, so that nothing is fetched
 * beside the page and its first picture. Shortly after the page's load is painted, or with the first touch, key
 * or scroll, all files are asked for with low priority and evaluated one by one, each in a task of its own; the last one of
 * `f`, the files, hydrates. Before that, when the largest picture is painted (or with the first touch), what waited for it is fetched, the whole
 * sheet and the type (firstScreen.ts), and put on at once when all of it is there. A tap and fields filled in before that are kept and told (device/early.ts). `r`: the file of each route by its id. `now`:
 * at once, where the page shows next to nothing before its script has run. Its names are short, as it stands in every page.
 */
const begin = `((f,r,now)=>{let begun,e=window.early=({type,target:t})=>{if(type=="input")return e.filled.add(t)
t=t.closest?.('button[type="button"]')
e.tapped=t?.matches("[popovertarget],[commandfor]")?null:t}
e.filled=new Set
for(let k of["click","input"])addEventListener(k,e,true)
let L=document.getElementById("look").sheet.cssRules[0],D=document.querySelectorAll("link[rel=later]"),k,o
try{k=localStorage.faces}catch{}
if(D[0])e.look=new Promise(done=>{let p=document.querySelector("img[fetchpriority=high]"),n=D.length,w=()=>{if(--n)return
for(let i of D)if(!i.as)i.media="all"
L.media.mediaText="all"
try{localStorage.faces=1}catch{}
done()}
o=()=>{for(let i of D)i.onload=i.onerror=w,i.rel=i.as?"preload":"stylesheet"
setTimeout(()=>{if(n>0)n=1,w()},3e3)
o=0}
let g=()=>o&&o(),q=()=>requestAnimationFrame(()=>{try{new PerformanceObserver((_,s)=>s.disconnect(g())).observe({type:"paint",buffered:true})}catch{g()}})
if(k)L.media.mediaText="all"
p.complete?q():p.onload=p.onerror=q})
let d=async()=>{let c=__reactRouterContext.streamController,v=document.documentElement.dataset.late
if(!v)return
let a=await fetch((location.pathname.replace(/\\/+$/,"")||"/_root")+".late"+(location.search||"?")+"&late="+v),[n,...t]=(await a.text()).split("\\n")
if(!a.ok)throw a
n==f.at(-1)?c.enqueue(t.join("\\n")):location.reload()
c.close()},b=async()=>{if(begun)return
begun=1
o&&o()
let t=d()
document.head.append(...f.map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:now?"auto":"low"})))
for(let i of f.slice(0,-1))await import(i)
for(let i in r)r[i]=await import(r[i])
window.__reactRouterRouteModules=r
await t
import(f.at(-1))},go=()=>b().catch(console.log)
if(now)go()
else{for(let k of["pointermove","pointerdown","keydown","scroll"])addEventListener(k,go,{passive:true})
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(go,200)))}})`;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The router's own, as its `Scripts` writes it. */
const moduleScript = /<script type="module" async="">([^<]*)<\/script>/;
const routeImport = /import \* as (\w+) from "([^"]+)";/g;
const routeModules = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const entryImport = /import\("([^"]+)"\);/;

/** What the router writes, at length, to scroll to where one was; and the same in fewer words. */
const scrollsBack = /<script>\(\(storageKey, restoreKey\) =>.*?\("([\w-]+)", null\)<\/script>/s;
const scrollBack = (key: string) =>
  `{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem("${key}")||"{}")[h.state.key];if(y>0){document.documentElement.dataset.all="";scrollTo(0,y)}}catch{sessionStorage.removeItem("${key}")}}`;
const context = /<script>(window\.__reactRouterContext = .*?;)<\/script>/s;

/** In an element's place that React looks for as it hydrates. */
const empty = "<script></script>";

/**
 * The page with its scripts begun later, all that stands in it as one: a page's policy names each by its hash. The last is what a browser
 * that refuses storage ends. Throws where the router no
 * longer writes them as it did: the build's tests render pages.
 */
export function scriptsLater(html: string, atOnce: boolean): string {
  const [whole = "", text = ""] = moduleScript.exec(html) ?? [];
  const [contextScript = "", handedOver] = context.exec(html) ?? [];
  const entry = entryImport.exec(text)?.[1];
  const named = routeModules.exec(text)?.[1];
  if (!entry || !named || !handedOver)
    throw new Error("The router writes its scripts in another way: scriptsLater.ts is to be mended");
  const [scrolling = "", key] = scrollsBack.exec(html) ?? [];
  const fileOf = Object.fromEntries([...text.matchAll(routeImport)].map(([, name = "", file]) => [name, file]));
  const routes = Object.fromEntries(
    [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => [id, fileOf[name]]),
  );
  const files = [...html.matchAll(preload)].map(([, file = ""]) => file).filter((file) => file !== entry);
  const call = `${begin}(${JSON.stringify([...files, entry])},${JSON.stringify(routes)},${atOnce})`;
  return html
    .replace(preload, "")
    .replace(scrolling, empty)
    .replace(contextScript, empty)
    .replace(whole, () => `<script>${handedOver}${call};${key ? scrollBack(key) : ""}</script>`);
}

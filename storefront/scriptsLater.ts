/**
 * What begins the app: inline, in place of the router's own module script and its preloads, so that nothing is fetched
 * beside the page, its first face and its first picture. Shortly after the page's load is painted, or with the first touch, key
 * or scroll, all files are asked for with low priority and evaluated one by one, each in a task of its own; the last one of
 * `f`, the files, hydrates. A tap and fields filled in before that are kept and told (device/early.ts). `r`: the file of each route by its id. `now`:
 * at once, where the page shows next to nothing before its script has run. Its names are short, as it stands in every page.
 */
const begin = `((f,r,now)=>{let begun,e=window.early=({type,target:t})=>{if(type=="input")return e.filled.add(t)
t=t.closest?.('button[type="button"]')
e.tapped=t?.matches("[popovertarget],[commandfor]")?null:t}
e.filled=new Set
for(let k of["click","input"])addEventListener(k,e,true)
let b=async()=>{if(begun)return
begun=1
document.head.append(...f.map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:now?"auto":"low"})))
for(let i of f.slice(0,-1))await import(i)
for(let i in r)r[i]=await import(r[i])
window.__reactRouterRouteModules=r
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
  `<script>{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem("${key}")||"{}")[h.state.key];y>=0&&scrollTo(0,y)}catch{sessionStorage.removeItem("${key}")}}</script>`;

/** The page with its scripts begun later. Throws where the router no longer writes them as it did: the build's tests render pages. */
export function scriptsLater(html: string, atOnce: boolean): string {
  const [whole = "", text = ""] = moduleScript.exec(html) ?? [];
  const entry = entryImport.exec(text)?.[1];
  const named = routeModules.exec(text)?.[1];
  if (!entry || !named)
    throw new Error("The router writes its scripts in another way: scriptsLater.ts is to be mended");
  const fileOf = Object.fromEntries([...text.matchAll(routeImport)].map(([, name = "", file]) => [name, file]));
  const routes = Object.fromEntries(
    [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => [id, fileOf[name]]),
  );
  const files = [...html.matchAll(preload)].map(([, file = ""]) => file).filter((file) => file !== entry);
  const call = `${begin}(${JSON.stringify([...files, entry])},${JSON.stringify(routes)},${atOnce})`;
  return html
    .replace(preload, "")
    .replace(whole, () => `<script>${call}</script>`)
    .replace(scrollsBack, (_, key) => scrollBack(key));
}

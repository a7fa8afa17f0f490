/**
 * What begins the app: inline, in place of the router's own module script and its preloads, so that nothing is fetched
 * beside the page, its first face and its first picture. After `load`, or with the first touch, key or scroll, all files are
 * asked for with low priority and evaluated one by one, each in a task of its own. A tap before that is kept and repeated
 * (device/earlyTaps.ts). The browser's side of it: `files` in the order in which they are evaluated, the last one hydrates;
 * `routes` by their ids; `atOnce` where the page shows next to nothing before its script has run.
 */
const begin = `((files,routes,atOnce)=>{
const early=window.early={tapped:null,keep({target}){const button=target.closest?.('button[type="button"]');early.tapped=button?.matches("[popovertarget],[commandfor]")?null:button}};
addEventListener("click",early.keep,true);
const signs=["pointermove","pointerdown","keydown","scroll"];
const begin=async()=>{
for(const sign of signs)removeEventListener(sign,begin);
document.head.append(...files.map((href)=>Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:atOnce?"auto":"low"})));
const last=files.pop();
for(const file of files)await import(file);
window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(Object.entries(routes).map(async([id,file])=>[id,await import(file)])));
import(last)};
const afterPaint=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin,200)));
if(atOnce)begin();else{addEventListener("load",afterPaint);for(const sign of signs)addEventListener(sign,begin,{passive:true})}
})`;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The router's own, as its `Scripts` writes it. */
const moduleScript = /<script type="module" async="">([^<]*)<\/script>/;
const routeImport = /import \* as (\w+) from "([^"]+)";/g;
const routeModules = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const entryImport = /import\("([^"]+)"\);/;

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
  return html.replace(preload, "").replace(whole, () => `<script>${call}</script>`);
}

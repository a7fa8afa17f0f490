import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { prepareAnnouncer } from "./device/announce.ts";
import { confirmWaiting } from "./device/confirm.ts";
import { cookieCartTaken } from "./device/cookieCart.ts";
import { keepEarly } from "./device/early.ts";
import { followCustomer } from "./device/followCustomer.ts";
import { goOn, noteWay } from "./device/going.ts";
import { goTheWay, hearAsked } from "./device/hearing.ts";
import { fetchLostPictures } from "./device/lostPictures.ts";
import { rehydrateRoot } from "./device/root.ts";
import { idle } from "./parts/idle.ts";
import { hydrated } from "./router/hydrated.tsx";
import { besideDialogs, keepDialogsInHistory } from "./shell/dialogs.ts";
import { wholeLook } from "./theme/wholeLook.ts";
import { guardHtml } from "./trusted.ts";

guardHtml();
goOn();
keepDialogsInHistory();
fetchLostPictures();
const early = keepEarly();

/** What a phone needs to keep the shop on its home screen: nothing of it shows in the page, so it is not fetched beside it. */
function tellManifest(): void {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/manifest.webmanifest";
  document.head.append(manifest);
}

function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    prepareAnnouncer();
    confirmWaiting();
    followCustomer();
    tellManifest();
    early?.tell();
    idle(goTheWay);
  }, []);
  return children;
}

const begun = rehydrateRoot().catch(console.error).then(cookieCartTaken).catch(console.warn);

// The device's memory and the whole look are there before the app renders; when they hang, it goes on without and says so.
const [app] = await Promise.all([hydrated([noteWay, besideDialogs]), begun, wholeLook()]);
startTransition(() =>
  hearAsked(document, () => {
    early?.handOver();
    hydrateRoot(document, <Alive>{app}</Alive>);
  }),
);

import { memo, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useFollowing } from "../parts/follow.ts";
import { type ShellData, useShell } from "../parts/shellData.ts";
import { Ahead } from "./Ahead.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { CheckoutFooter, Footer } from "./Footer.tsx";
import { CheckoutHeader, Header } from "./Header.tsx";
import { Offline } from "./Offline.tsx";
import { PageMessage } from "./PageMessage.tsx";
import { RouteLoading } from "./RouteLoading.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { useLaidOut } from "./useLaidOut.ts";
import { usePageFocus } from "./usePageFocus.ts";

/** The frame around every page. When not even the frame's own data came, the page stands alone. */
export function Shell({ children }: { children: ReactNode }) {
  const shell = useShell();
  useFollowing();
  useLaidOut();
  usePageFocus();
  return shell ? <Frame shell={shell}>{children}</Frame> : <main id="content">{children}</main>;
}

/** Made anew with another address; not with each step on the way to it. */
const Frame = memo(function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname } = useLocation();
  const paying = /^\/checkout\/?$/i.test(pathname);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {paying ? <CheckoutHeader shop={shell.shop} /> : <Header shell={shell} />}
      <main id="content" tabIndex={-1} className="min-h-[60vh]">
        <PageMessage />
        {children}
      </main>
      {paying ? (
        <CheckoutFooter shop={shell.shop} />
      ) : (
        <>
          <Footer shell={shell} />
          <BottomBar phone={shell.shop.phones[0]} />
          <SideMenu entries={shell.allMenu} />
        </>
      )}
      <RouteLoading name={shell.shop.name} />
      <Ahead />
      <Offline />
    </>
  );
});

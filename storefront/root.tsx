import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { apiOf } from "./api/context.ts";
import { readShell, useShell, usualThemeColors } from "./parts/shellData.ts";
import { isPassing } from "./shell/isPassing.ts";
import { PageFailed } from "./shell/PageFailed.tsx";
import { PageNotFound } from "./shell/PageNotFound.tsx";
import { Shell } from "./shell/Shell.tsx";
import sans from "./theme/fonts/sans-latin.woff2?url";
import serif from "./theme/fonts/serif-latin.woff2?url";

/**
 * What of the look this page needs for its first paint stands in it: the server writes it in, the browser leaves it as it
 * is. The whole sheet comes with the script.
 */
const look = import.meta.env.SSR ? "" : (document.getElementById("look")?.textContent ?? "");

/** What the server leaves of the router's scripts (scriptsLater.ts), where the page's own stood. */
const emptied = [1, 2].map((key) => (
  <script key={key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
));

export const loader = ({ context }: Route.LoaderArgs) => readShell(apiOf(context));

/** The frame is the same on every page: moving between them does not ask for it again. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

/** The type that every page is set in, beside the page: the owner's, else the storefront's own. */
function FontsFirst() {
  const { body = sans, heading = serif } = useShell()?.shop.fonts ?? {};
  return [...new Set([body, heading])].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type={href.includes(".woff2") ? "font/woff2" : undefined}
      href={href}
      crossOrigin="anonymous"
    />
  ));
}

/** The browser's own bar in the page's colour. */
function ThemeColor() {
  const colors = useShell()?.shop.theme_colors ?? usualThemeColors;
  return (["light", "dark"] as const).map((scheme) => (
    <meta key={scheme} name="theme-color" content={colors[scheme]} media={`(prefers-color-scheme: ${scheme})`} />
  ));
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColor />
        <style id="look" dangerouslySetInnerHTML={{ __html: look }} />
        <Meta />
        <FontsFirst />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        {import.meta.env.SSR ? <Scripts /> : emptied}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  return <PageFailed passing={isPassing(error)} />;
}

import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, RouterProvider } from "react-router";
import { client } from "./api/client.ts";
import { pages } from "./pages.ts";
import { Broken, First, NotFound } from "./shell/Elsewhere.tsx";
import { Gate } from "./shell/Gate.tsx";
import { Guarded } from "./shell/Guarded.tsx";

const router = createBrowserRouter(
  [
    {
      path: "invite/:token",
      lazy: async () => ({ Component: (await import("./pages/invite/Invite.tsx")).default }),
      HydrateFallback: () => null,
      ErrorBoundary: Broken,
    },
    {
      Component: Gate,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: Broken,
          children: [
            { index: true, Component: First },
            ...pages.map(({ path, load, right }) => ({
              path,
              lazy: async () => {
                const { default: Screen } = await load();
                return { Component: () => <Guarded right={right} screen={Screen} /> };
              },
            })),
            { path: "*", Component: NotFound },
          ],
        },
      ],
    },
  ],
  { basename: "/office" },
);

/** The office. */
export const App = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </CSPProvider>
);

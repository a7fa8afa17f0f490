import { createContext, type RouterContextProvider } from "react-router";
import type { Client } from "./client.ts";

/** On the server: the client of the request that is being answered. */
export const clientContext = createContext<Client>();

export const apiOf = (context: Readonly<RouterContextProvider>): Client => context.get(clientContext);

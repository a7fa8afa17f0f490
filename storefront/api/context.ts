import { createContext, type RouterContextProvider } from "react-router";
import type { Client } from "./client.ts";

/** On the server: the client of the request that is being answered. */
export const clientContext = createContext<Client>();

/** On the server: a client that asks in the name of the customer whose browser made the request. */
export const personalClientContext = createContext<Client>();

/** On the server: CSS that goes before the built sheet, in every page; empty for a shop that was built with its own colours and type. */
export const lookContext = createContext("");

/** Asks what is the same for everybody. A page that asks nothing else is kept for everybody. */
export const apiOf = (context: Readonly<RouterContextProvider>): Client => context.get(clientContext);

/**
 * Asks with the browser's session, and what the API answers about it goes back to the browser. What comes of it is one
 * customer's own: never for a page that is kept for everybody.
 */
export const personalApiOf = (context: Readonly<RouterContextProvider>): Client => context.get(personalClientContext);

import type { Client } from "../../api/client.ts";
import { attempt } from "../account/act.ts";
import type { Typed } from "../account/answer.ts";
import { keyQuery } from "./readOrder.ts";

/** What the shop says once it was asked to keep an order. */
export type Kept = { kept: true; message: string };

/** Opens an account with an order's details and the password that was typed. A refusal comes back as what the form has to say. */
export const keepOrder = (api: Client, order_no: string, key: string, typed: Typed) =>
  attempt("keep", typed, async (): Promise<Kept> => {
    const { message } = await api("POST /orders/{order_no}/account", {
      parameters: { order_no },
      query: keyQuery(key),
      body: { password: typed.password ?? "", offers: typed.offers === "yes" },
    });
    return { kept: true, message };
  });

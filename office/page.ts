import type { ComponentType } from "react";
import type { Right } from "../contract/office/rights.ts";
import type { IconName } from "./parts/Icon.tsx";

/** A screen of the office. */
export type Page = {
  /** Below /office, as the router writes it: "orders/:order_no". */
  path: string;
  /** Its name in the menu and in the go-to list. */
  name: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Who may see it: with this right, or one of these; left out: everybody who is signed in. The shop checks every call itself. */
  right?: Right | readonly Right[];
  /** Its place in the menu; left out: reached from other screens. */
  menu?: {
    icon: IconName;
    group: "Day" | "Goods" | "Money" | "Shopfront" | "Shop";
    /** With `g` before it, the key that leads here. */
    go: string;
    /** In the phone's bar at the foot; at most four. */
    phone?: true;
  };
  /** The search field of the shell leads here, with what was typed under `search` in the address. */
  search?: true;
};

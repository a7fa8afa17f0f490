import { useEffect } from "react";
import { allMenu } from "../device/allMenu.ts";
import { useRemembered } from "../device/remembered.ts";
import type { MenuEntry } from "../parts/menuText.ts";

/** The side menu's entries: the shop's, which the device keeps, or the kept ones when none came. */
export function useAllMenu(sent: MenuEntry[]): MenuEntry[] {
  const kept = useRemembered(allMenu);
  useEffect(() => {
    if (sent.length > 0) allMenu.update(() => sent);
  }, [sent]);
  return sent.length > 0 ? sent : kept;
}

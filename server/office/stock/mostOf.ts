import type { SignedIn } from "../../staff/session.ts";

/** Up to which value (paise) a member may correct stock by himself; null: any. */
export const mostOf = ({ rights }: Pick<SignedIn, "rights">): number | null =>
  rights.has("stock.approve") ? null : (rights.get("stock.count") ?? null);

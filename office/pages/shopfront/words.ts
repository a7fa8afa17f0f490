import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { uuid } from "../../../contract/uuid.ts";
import type { DataOf } from "../../api/call.ts";

/** A part of the shopfront as the shop answers it: draft, what is shown, plans, history. */
export type PartData = {
  home: DataOf<"GET /shopfront/home">;
  collections: DataOf<"GET /shopfront/collections">;
  menu: DataOf<"GET /shopfront/menu">;
};
export type State<P extends FrontPart> = PartData[P]["state"];
export type Choices = DataOf<"GET /shopfront/choices">;
export type Member = DataOf<"POST /shopfront/members">["rows"][number];
export type Difference = PartData["home"]["differences"][number];

/** What changes with a publication: the three parts, as one shows the others' things. */
export const readsOfFront = [
  "GET /shopfront/home",
  "GET /shopfront/collections",
  "GET /shopfront/menu",
  "GET /shopfront/choices",
] as const;

/** A key for a thing that the shop has not seen yet. */
export const newKey = (): string => `new-${uuid().slice(0, 8)}`;

/** A name as it stands in an address: "Monsoon sale" is "monsoon-sale". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);

/** India keeps one time the year round. */
const india = 5.5 * 3_600_000;

/** A time in UTC as a field for day and time has it in India's, "2026-11-08T18:00"; empty for none. */
export const toField = (time: string | null): string =>
  time ? new Date(Date.parse(time) + india).toISOString().slice(0, 16) : "";

/** What such a field holds as a time in UTC; null for none. */
export const fromField = (typed: string | undefined): string | null =>
  typed ? new Date(`${typed}:00+05:30`).toISOString() : null;

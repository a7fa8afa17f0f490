import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { MenuItem } from "./catalogue.ts";

/** What the staff change of one menu entry, named by its slug; what is left out stays. Positions count from 1. */
const MenuEntry = z.object({
  slug: z.string().min(1).max(120),
  name: z.string().trim().min(1, "a name of 1 to 60 characters").max(60, "a name of 1 to 60 characters").optional(),
  position: z.int().min(1).max(9_999).optional(),
  hidden: z.boolean().optional(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

const change = {
  headers: z.object({ authorization: z.string().max(300).optional() }),
  body: z.object({ entries: z.array(MenuEntry).min(1).max(200) }),
  answer: answer(z.array(MenuItem)),
};

/** The staff's calls for the menus: by an office session, or by `Authorization: Bearer` and a key that the office has made, either with the right. */
export const menuCalls = {
  "PATCH /get/topMenu": { summary: "Reorders, renames or hides departments (staff)", ...change },
  "PATCH /get/allMenu": { summary: "Reorders, renames or hides departments and categories (staff)", ...change },
} satisfies Record<string, Call>;

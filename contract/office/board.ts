import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { OrderRow } from "./orders.ts";

/** An order on the board: as in a list, with what the picker wants to know. */
export const BoardOrder = OrderRow.extend({
  weight_g: z.int().describe("What the goods weigh, as far as it is known"),
  places: z.array(z.string()).describe("The shelves to go to, in their order"),
});
export type BoardOrder = z.infer<typeof BoardOrder>;

/** The columns, from left to right: nobody has it, somebody picks it, packed, gone today. */
export const boardColumns = ["to_pick", "picked", "packed", "handed_over"] as const;

const Column = z.object({
  name: z.enum(boardColumns),
  count: z.int().describe("1,000 stands for that or more"),
  late: z.int().describe("How many of them are past their promise"),
  orders: z.array(BoardOrder).describe("The first 50: the oldest first, of those that have left the latest"),
});

/** What has to leave the house, and what has left today. */
export const Board = z.object({
  columns: z.array(Column),
  couriers: z.array(z.string()).describe("Who took parcels lately, the most used first"),
});
export type Board = z.infer<typeof Board>;

export const boardCalls = {
  "GET /board": { summary: "The orders that go out, from picking to the courier", answer: answer(Board) },
} satisfies Record<string, Call>;

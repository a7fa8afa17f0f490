import { z } from "zod";

export const questionStates = ["waiting", "answered", "refused", "removed"] as const;
export const QuestionState = z.enum(questionStates);
export type QuestionState = z.infer<typeof QuestionState>;

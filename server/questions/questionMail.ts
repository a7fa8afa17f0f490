/** A mail that is due to whoever asked: his question was answered, or refused. */
export type QuestionMail = { question: number; about: "answered" | "refused" };

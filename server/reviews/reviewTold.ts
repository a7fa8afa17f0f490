/** What a review's author is told by mail. */
export type ReviewTold = { review: number; about: "shown" | "refused" | "removed" | "answered" };

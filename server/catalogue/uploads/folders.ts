import { join } from "node:path";
import type { Settings } from "../../settings.ts";

type Place = Pick<Settings, "DATA_DIR">;

/** Where files lie that wait to be developed, each under its upload's id; what is still coming in ends in '.part'. */
export const uploadsOf = ({ DATA_DIR }: Place): string => join(DATA_DIR, "uploads");
/** Where pictures are kept; those of `/pictures/own/…` lie in its folder 'own'. */
export const picturesOf = ({ DATA_DIR }: Place): string => join(DATA_DIR, "pictures");
/** What the picture of a review is called there, by its upload: it is nobody else's, whoever shows the same bytes. */
export const reviewFile = (id: string): string => `review-${id}`;

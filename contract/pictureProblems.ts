import { paragraphs } from "./fields.ts";

/** How many pictures a review may have, and how many bytes the file of each. */
export const reviewPictureLimits = { most: 3, bytes: 10 * 1024 * 1024 } as const;
/** How many bytes the form may have that brings all of them at once. */
export const reviewFormBytes = reviewPictureLimits.most * reviewPictureLimits.bytes + 64 * 1024;

/** Why a picture was not taken, by a word that an address can carry, for the form without script. */
export const pictureProblems = {
  none: "Please choose a picture first.",
  large: "A picture may have 10 MB at most.",
  kind: "Only JPEG, PNG, WebP and AVIF can be read.",
  heic: "This is HEIC, as iPhones save photographs, which can’t be read here. Export it as JPEG, or set the iPhone to Settings > Camera > Formats > Most Compatible.",
  many: "A review has three pictures at most. Take one away first.",
  words: "Please send your words first, then the pictures.",
  broken: "A picture did not come whole. Please send it again.",
  often: "That was tried too often. Please try again in some minutes.",
  full: "Pictures can’t be taken just now. Please try again later.",
} as const;
export type PictureProblem = keyof typeof pictureProblems;
export const isPictureProblem = (word: string): word is PictureProblem => Object.hasOwn(pictureProblems, word);

/** What is to be seen on a picture, in its buyer's words: a line of 150 characters at most. Apart from the other fields, which more pages need. */
export const pictureWords = (typed: string) => paragraphs(typed.replace(/\s+/g, " "), "what is to be seen", 0, 150);

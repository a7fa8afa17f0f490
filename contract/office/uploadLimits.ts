/** The most bytes that a picture's file may have, how many pixels, and how many files one member may send at once. */
export const uploadLimits = { bytes: 20 * 1024 * 1024, pixels: 64 * 1024 * 1024, atOnce: 4 } as const;

/** How many pictures one product may have. */
export const mostPictures = 24;

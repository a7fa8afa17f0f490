/** Whether something points without touching: a finger's tap tells of a mouse too, one that never leaves. */
export const hasMouse = (): boolean => matchMedia("(hover: hover)").matches;

import { WorkQueue } from "../limits/workQueue.ts";

/** Papers are drawn two at a time: each takes the processor for 40 to 150 ms, in pieces, and a hundred at once its memory. */
export const drawing = new WorkQueue("papers", 2, 64);

/** Has `work` wait until the browser has nothing else to do. */
export const idle = (work: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);

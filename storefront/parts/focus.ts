/**
 * A ref for what may go away while it has the focus: unless something else takes it, the first element that the selector
 * finds then gets it. To be made once, outside of components: a new ref would do so at each render.
 */
export const handFocusTo = (selector: string) => (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
};

/** A ref for what takes the place of what was pressed: who goes on by keyboard or listens goes on there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

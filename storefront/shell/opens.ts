/**
 * What makes a button open the dialog of this id: the platform's own invoker, which works before any script, and a click
 * handler for browsers that don't know it.
 */
export const opens = (id: string) => ({
  command: "show-modal",
  commandfor: id,
  "aria-haspopup": "dialog" as const,
  onClick: () => {
    const dialog = document.getElementById(id);
    if (!("command" in HTMLButtonElement.prototype) && dialog instanceof HTMLDialogElement) dialog.showModal();
  },
});

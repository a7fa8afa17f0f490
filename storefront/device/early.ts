type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Listens from the page's first moment on: the script that begins the app (scriptsLater.ts). */
type Early = ((event: Event) => void) & { tapped?: HTMLButtonElement | null; filled: Set<Field> };

/**
 * What a shopper did before the page had hydrated: the last tap on a button that does nothing without script (links, forms and
 * popovers work by themselves), and the fields that he filled in. The returned function stops listening and tells the app of both.
 */
export function keepEarly(): () => void {
  const { early } = window as typeof window & { early?: Early };
  return () => {
    if (!early) return;
    for (const kind of ["click", "input"]) removeEventListener(kind, early, true);
    for (const field of early.filled) if (field.isConnected) fillInAgain(field);
    if (early.tapped?.isConnected) early.tapped.click();
  };
}

/** Sends a field's event once more. React hears of a change only where the value is another than the one that it has seen last. */
function fillInAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field.type === "checkbox" || field.type === "radio") {
    if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  } else {
    const { value, selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells the app of a field that was filled in before it listened. React hears of a change only where the value is another than the one that it has seen last. */
export function fillInAgain(field: Field): void {
  if (!field.isConnected) return;
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

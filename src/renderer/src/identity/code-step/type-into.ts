/** Fills in a field of a form that React doesn't control, or chooses in it, as if somebody had done it by hand. */
export function typeInto(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  // Set by the prototype: React, which watches the property of the element, takes the event for no change otherwise.
  if (field instanceof HTMLSelectElement) {
    Reflect.set(HTMLSelectElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement)) return;
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

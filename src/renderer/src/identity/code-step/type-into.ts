/** Fills in a field of a form that React doesn't control, as if somebody had typed. */
export function typeInto(form: HTMLFormElement, name: string, text: string): void {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  // Set by the prototype: React, which watches the property of the element, takes the event for no change otherwise.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

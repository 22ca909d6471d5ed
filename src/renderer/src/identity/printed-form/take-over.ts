import { typeInto } from '../code-step/type-into.ts';

/** What was typed and pressed on the printed form before the widget was there. */
export interface LeftByHand {
  readonly texts: Readonly<Record<string, string>>;
  /** The name of the field in which somebody was typing. */
  readonly focused: string | undefined;
  readonly pressed: 'submit' | 'forgot' | undefined;
}

/** Reads the printed form, before it goes. */
export function leftByHand(form: HTMLFormElement): LeftByHand {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const pressed = form.querySelector<HTMLElement>('button[aria-busy="true"]');
  return {
    texts: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
    pressed: pressed === null ? undefined : 'forgot' in pressed.dataset ? 'forgot' : 'submit',
  };
}

/** Does by the widget's form what was done by hand on the printed one. */
export function takeOver(form: HTMLFormElement, { texts, focused, pressed }: LeftByHand): void {
  // The widget's sign-in calls the address otherwise.
  const nameOf = (name: string): string =>
    name === 'email' && form.elements.namedItem('email') === null ? 'username' : name;
  for (const [name, text] of Object.entries(texts)) if (text !== '') typeInto(form, nameOf(name), text);
  const field = form.elements.namedItem(nameOf(focused ?? ''));
  if (field instanceof HTMLElement) field.focus();
  if (pressed === 'submit') form.requestSubmit();
  if (pressed === 'forgot') form.querySelector<HTMLElement>('[data-amplify-footer] button')?.click();
}

import { finishPress } from './held-press.ts';
import { typeInto } from '../code-step/type-into.ts';

/** A field for a password, with its eye. */
const PASSWORD = '.amplify-passwordfield';

/** What was typed and pressed on the printed form before the widget was there. */
export interface LeftByHand {
  readonly texts: Readonly<Record<string, string>>;
  /** The name of the field in which somebody was typing. */
  readonly focused: string | undefined;
  /** The names of the passwords that were shown. */
  readonly revealed: readonly string[];
  readonly pressed: Pressed | undefined;
  /** What is held down in this moment: its press ends on the widget's form. */
  readonly held: Pressed | undefined;
}

type Pressed = 'submit' | 'forgot';

/** Reads the printed form, before it goes. */
export function leftByHand(form: HTMLFormElement): LeftByHand {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
  const [pressed, held] = ['[aria-busy="true"]', ':active'].map((state) =>
    form.querySelector<HTMLElement>(`button${state}:is([type="submit"], [data-forgot])`),
  );
  // An eye that was pressed before there was a script is still as it was.
  const open = [...form.querySelectorAll(`${PASSWORD}:has([role="switch"])`)].filter((field) => {
    const eye = field.querySelector('[role="switch"]');
    return (eye?.ariaChecked === 'true') !== (eye?.ariaBusy === 'true');
  });
  return {
    texts: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
    revealed: open.flatMap((field) => field.querySelector('input')?.name ?? []),
    pressed: whatOf(pressed),
    held: whatOf(held),
  };
}

function whatOf(button: HTMLElement | null | undefined): Pressed | undefined {
  if (!button) return undefined;
  return 'forgot' in button.dataset ? 'forgot' : 'submit';
}

/** Does by the widget's form what was done by hand on the printed one. */
export function takeOver(form: HTMLFormElement, { texts, focused, revealed, pressed, held }: LeftByHand): void {
  // The widget's sign-in calls the address otherwise.
  const nameOf = (name: string): string =>
    name === 'email' && form.elements.namedItem('email') === null ? 'username' : name;
  for (const [name, text] of Object.entries(texts)) if (text !== '') typeInto(form, nameOf(name), text);
  for (const name of revealed)
    form.querySelector<HTMLElement>(`${PASSWORD}:has(input[name="${name}"]) [role="switch"]`)?.click();
  const field = form.elements.namedItem(nameOf(focused ?? ''));
  if (field instanceof HTMLElement) field.focus();
  const buttonOf = (what: Pressed): HTMLButtonElement | null =>
    form.querySelector(what === 'submit' ? 'button[type="submit"]' : '[data-amplify-footer] button');
  const heir = held === undefined ? null : buttonOf(held);
  if (pressed === 'submit') form.requestSubmit();
  else if (pressed === 'forgot') buttonOf('forgot')?.click();
  else if (heir !== null) finishPress(heir);
}

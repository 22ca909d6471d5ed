import { type FormEvent, type RefObject, useLayoutEffect } from 'react';
import { typeInto } from './type-into.ts';

/** What the widget calls the address on its screens that ask for one. */
const addressFields: Readonly<Record<string, string>> = {
  signIn: 'username',
  signUp: 'email',
  forgotPassword: 'username',
};

/** The address that was typed last, until somebody is logged in or the page is loaded anew; never stored. */
let typed = '';

/** Somebody is logged in: the next one begins with an empty form. */
export function forgetCarriedEmail(): void {
  typed = '';
}

/**
 * The address that was typed goes along: to the screen for a forgotten password, to the other tab, and to the form that
 * somebody comes back to. The widget begins each of them empty.
 * @param route the widget's screen
 * @returns what the widget's frame does with each input
 */
export function useCarriedEmail(widget: RefObject<HTMLElement | null>, route: string) {
  useLayoutEffect(() => {
    const form = widget.current?.querySelector('form');
    const name = addressFields[route];
    if (!form || name === undefined || typed === '') return;
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') typeInto(form, name, typed);
  }, [widget, route]);
  return ({ target }: FormEvent<HTMLElement>): void => {
    const isAddress = target instanceof HTMLInputElement && Object.values(addressFields).includes(target.name);
    if (isAddress) typed = target.value;
  };
}

import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { typeInto } from './type-into.ts';

/** What the widget calls the address, on its screens for members. */
const ADDRESS = 'username';

/**
 * The address that was typed beside a password goes along to the screen for a forgotten one, which Amplify begins empty.
 * @param route the widget's screen
 * @returns what the widget's frame does with each input
 */
export function useCarriedEmail(widget: RefObject<HTMLElement | null>, route: string) {
  const typed = useRef('');
  useLayoutEffect(() => {
    const form = widget.current?.querySelector('form');
    if (route === 'forgotPassword' && form && typed.current !== '') typeInto(form, ADDRESS, typed.current);
  }, [widget, route]);
  return ({ target }: FormEvent<HTMLElement>): void => {
    if (target instanceof HTMLInputElement && target.name === ADDRESS) typed.current = target.value;
  };
}

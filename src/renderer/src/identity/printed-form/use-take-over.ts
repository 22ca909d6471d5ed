import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type LeftByHand, leftByHand, takeOver } from './take-over.ts';

/**
 * Hands the printed form over to the widget, in the moment in which one replaces the other: React reads the one and fills the
 * other in within one commit, so no press can come between the two; one
 * that has begun on the printed form is ended on the widget's.
 * @param isShown whether the widget shows a screen
 * @returns the ref of the printed form
 */
export function useTakeOver(widget: RefObject<HTMLElement | null>, isShown: boolean) {
  const left = useRef<LeftByHand>(undefined);
  const printed = useCallback(
    (form: HTMLFormElement) => (): void => {
      left.current = leftByHand(form);
    },
    [],
  );
  useLayoutEffect(() => {
    const form = widget.current?.querySelector('form');
    if (!isShown || !form || left.current === undefined) return;
    takeOver(form, left.current);
    left.current = undefined;
  }, [widget, isShown]);
  return printed;
}

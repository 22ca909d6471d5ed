import { useCallback, useLayoutEffect, useRef } from 'react';
import { type LeftByHand, leftByHand, takeOver } from './take-over.ts';

/**
 * Hands the printed form over to the widget, in the moment in which one replaces the other.
 * @param isShown whether the widget shows a screen
 */
export function useTakeOver(isShown: boolean) {
  const printed = useRef<HTMLFormElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const left = useRef<LeftByHand>(undefined);
  /** Called while the printed form is still there. */
  const letGo = useCallback((): void => {
    if (printed.current !== null) left.current = leftByHand(printed.current);
  }, []);
  useLayoutEffect(() => {
    const form = widget.current?.querySelector('form');
    if (!isShown || !form || left.current === undefined) return;
    takeOver(form, left.current);
    left.current = undefined;
  }, [isShown]);
  return { printed, widget, letGo };
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { type LeftByHand, leftByHand, takeOver } from './take-over.ts';

/**
 * Hands the printed form over to the widget, in the moment in which one replaces the other: React reads the one and fills the
 * other in within one commit, so no press can come between the two.
 * @param isShown whether the widget shows a screen
 */
export function useTakeOver(isShown: boolean) {
  const widget = useRef<HTMLDivElement>(null);
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
  }, [isShown]);
  return { printed, widget };
}

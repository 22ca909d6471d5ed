import { useEffect } from 'react';

interface UndoRedo {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Undo with Ctrl or Command and Z; redo with Shift too, or with Y. In text fields the keys edit the text. */
export function useUndoKeys({ undo, redo }: UndoRedo): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
      const step = key === 'y' || event.shiftKey ? redo : undo;
      if (step === undefined) return;
      event.preventDefault();
      step();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

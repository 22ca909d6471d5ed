import { useEffect } from 'react';

interface Walk {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Ctrl or Command with Z walks back, with Shift or Y forward; in a box of text the keys belong to the text. */
export function useUndoKeys({ undo, redo }: Walk): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
      const walk = key === 'y' || event.shiftKey ? redo : undo;
      if (walk === undefined) return;
      event.preventDefault();
      walk();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

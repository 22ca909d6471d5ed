import { useEffect, useRef, useState } from 'react';

/**
 * Takes the files that are dropped anywhere in the window while a page is open: beside it, a browser would open them in its
 * place.
 * @param onDrop undefined where none are taken
 * @returns whether some are held over the window
 */
export function useDroppedFiles(onDrop: ((files: readonly File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useRef(onDrop);
  useEffect(() => {
    dropped.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const holdsFiles = ({ dataTransfer }: DragEvent) =>
      dropped.current !== undefined && dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const onDropped = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      dropped.current?.([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', onOver, { signal });
    addEventListener('dragleave', onLeave, { signal });
    addEventListener('drop', onDropped, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

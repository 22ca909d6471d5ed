import { type RefObject, useEffect, useState } from 'react';

/** Rounded to steps, so that resizing a window does not begin a new photograph with every pixel. */
const STEP = 0.05;

/** Width over height of an element, in steps. */
export function useAspectRatio(element: RefObject<HTMLElement | null>): number | undefined {
  const [aspectRatio, setAspectRatio] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.height === 0) return;
      const { width, height } = entry.contentRect;
      setAspectRatio(Math.max(STEP, Math.round(width / height / STEP) * STEP));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return aspectRatio;
}

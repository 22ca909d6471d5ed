import { type RefObject, useEffect, useState } from 'react';

/** Coarse steps of the shape: a window being resized does not begin a new photograph with every pixel. */
const STEP = 0.05;

/** Width over height of an element, in steps. */
export function useShape(element: RefObject<HTMLElement | null>): number | undefined {
  const [shape, setShape] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.height === 0) return;
      const { width, height } = entry.contentRect;
      setShape(Math.max(STEP, Math.round(width / height / STEP) * STEP));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return shape;
}

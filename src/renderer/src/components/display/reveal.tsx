import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CARD_STAGGER_S } from '../../styles/layout.ts';
import { classes } from '../../lib/classes.ts';
import styles from './reveal.module.css';

interface RevealProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'li';
  readonly id?: string;
  readonly className?: string | undefined;
}

/**
 * Fades its content in when it is scrolled into view. Only a script hides it, and only what is below the window at that
 * moment: without one, everything is there from the start. The space is reserved from the start, too.
 */
export function Reveal({ children, as: Element = 'div', id, className }: RevealProps) {
  const { ref, isWaiting } = useWaiting();
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes(styles.reveal, isWaiting && styles.waiting, className)}
    >
      {children}
    </Element>
  );
}

/** Whether an element has still to be scrolled into view. */
function useWaiting() {
  const ref = useRef<HTMLElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        if (!entry.isIntersecting) {
          if (entry.boundingClientRect.top > 0) setWaiting(true);
          return;
        }
        // A style attribute in the prerendered markup would break the content security policy.
        element.style.transitionDelay = `${CARD_STAGGER_S * placeInRow(element)}s`;
        setWaiting(false);
        watch.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, isWaiting };
}

/** How many of its neighbours are seen before an element in its row, as the page is laid out now. */
function placeInRow(element: HTMLElement): number {
  let place = 0;
  let before = element.previousElementSibling;
  while (before instanceof HTMLElement && before.offsetTop === element.offsetTop) {
    // In a row that is scrolled sideways, those before it may have left the screen.
    if (before.getBoundingClientRect().left >= 0) place += 1;
    before = before.previousElementSibling;
  }
  return place;
}

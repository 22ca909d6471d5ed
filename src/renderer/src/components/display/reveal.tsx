import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CARD_STAGGER_S } from '../../styles/layout.ts';
import { classes } from '../../lib/classes.ts';
import styles from './reveal.module.css';

interface RevealProps {
  readonly children: ReactNode;
  /** Place in its row: each comes in a little later than the one before. */
  readonly index?: number;
  readonly as?: 'div' | 'li';
  readonly className?: string | undefined;
}

/** Fades its content in when it is scrolled into view; the space is reserved from the start. */
export function Reveal({ children, index = 0, as: Element = 'div', className }: RevealProps) {
  const { ref, isSeen } = useSeen();
  // Not in the markup: the content security policy allows no style attributes in the prerendered page.
  useEffect(() => {
    if (ref.current !== null) ref.current.style.transitionDelay = `${CARD_STAGGER_S * index}s`;
  }, [ref, index]);
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
      className={classes(styles.reveal, isSeen && styles.seen, className)}
    >
      {children}
    </Element>
  );
}

/** Whether an element has been in sight. */
function useSeen() {
  const ref = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, isSeen };
}

import { Component, type ReactNode, Suspense } from 'react';
import styles from './needed-part.module.css';

interface NeededPartProps {
  /** What is said when it can't be loaded. */
  readonly lost?: string;
  readonly onLost?: () => void;
  readonly children: ReactNode;
}

/**
 * Around a part whose code is fetched when somebody presses for it. Where it can't be fetched, because the line is cut or
 * the studio was updated meanwhile, a sentence says so and the page around it stays, with all that was typed into it.
 */
export function NeededPart({
  lost = 'This could not be loaded. Check your connection, then reload the page.',
  onLost = () => undefined,
  children,
}: NeededPartProps) {
  return (
    <LostBoundary lost={lost} onLost={onLost}>
      <Suspense fallback={null}>{children}</Suspense>
    </LostBoundary>
  );
}

class LostBoundary extends Component<Required<NeededPartProps>, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { readonly isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(): void {
    this.props.onLost();
  }

  override render(): ReactNode {
    if (!this.state.isLost) return this.props.children;
    return (
      <p className={styles.lost} role="alert">
        {this.props.lost}
      </p>
    );
  }
}

import { Component, type ReactNode, Suspense } from 'react';
import { ErrorFallback } from './error-fallback.tsx';
import { notFound } from './routes/not-found.ts';

const { Component: NotFoundPage } = notFound;

interface ErrorBoundaryState {
  readonly error: Error | undefined;
}

/** Catches what a screen throws while it renders. An error whose message says "not found" shows the not-found page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!/404|not found/i.test(error.message)) return <ErrorFallback />;
    return (
      <Suspense fallback={null}>
        <main>
          <NotFoundPage />
        </main>
      </Suspense>
    );
  }
}

import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What stands around every screen; the same in the browser and where the first page is printed, or the two don't fit. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </>
  );
}

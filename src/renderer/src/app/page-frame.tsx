import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusPage } from './focus-page.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What is around every screen. The browser and the prerendered landing page share it, or hydration would not match. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ScrollToTop />
      <FocusPage />
      <ErrorBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </>
  );
}

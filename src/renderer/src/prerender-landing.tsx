import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PageFrame } from './app/page-frame.tsx';
import { paths } from './lib/navigation/paths.ts';
import { PublicShell } from './app/shell/public-shell.tsx';
import { LandingPage } from './features/landing/landing-page.tsx';

/** The landing page as markup, for the build: the browser shows it before any script has loaded. */
export function prerenderLanding(): string {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={paths.landing}>
        <PageFrame>
          <Routes>
            <Route element={<PublicShell />}>
              <Route index element={<LandingPage />} />
            </Route>
          </Routes>
        </PageFrame>
      </StaticRouter>
    </StrictMode>,
  );
  // React preloads every picture that is not lazy; the browser finds them in the markup, in a better order.
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

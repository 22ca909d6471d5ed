import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { type PublicPageName, publicAddresses } from '#shared/site/addresses.ts';
import { PageFrame } from './app/page-frame.tsx';
import { PublicShell } from './app/shell/public-shell.tsx';
import { ContactPage } from './features/contact/contact-page.tsx';
import { LandingPage } from './features/landing/landing-page.tsx';
import { PrivacyPage } from './features/legal/privacy-page.tsx';
import { TermsPage } from './features/legal/terms-page.tsx';
import { PricingPage } from './features/pricing/pricing-page.tsx';
import { TeamPage } from './features/team/team-page.tsx';
import { LoginFrame } from './identity/login-frame.tsx';
import { PrintedForm } from './identity/printed-form/printed-form.tsx';

const pages: Readonly<Record<PublicPageName, ReactNode>> = {
  landing: <LandingPage />,
  // The sign-in widget itself comes when it knows the pool.
  login: (
    <LoginFrame>
      <PrintedForm />
    </LoginFrame>
  ),
  contact: <ContactPage />,
  terms: <TermsPage />,
  privacy: <PrivacyPage />,
  team: <TeamPage />,
  pricing: <PricingPage />,
};

/** A public page as markup, for the build: the browser shows it before any script has loaded. */
export function prerenderPage(name: PublicPageName): string {
  const path = publicAddresses[name];
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <PageFrame>
          <Routes>
            <Route element={<PublicShell />}>
              <Route path={path} element={pages[name]} />
            </Route>
          </Routes>
        </PageFrame>
      </StaticRouter>
    </StrictMode>,
  );
  // React preloads every picture that is not lazy; the browser finds them in the markup, in a better order.
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

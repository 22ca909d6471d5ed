import { paths } from '../../lib/navigation/paths.ts';
import { page } from './page.ts';
import type { RouteRow } from './route-row.ts';

/** Pages for everyone. */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: paths.landing,
    page: page(() => import('../../features/landing/landing-page.tsx'), 'LandingPage'),
  },
  {
    path: paths.login,
    page: page(() => import('../../identity/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.contact,
    page: page(() => import('../../features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: paths.terms,
    page: page(() => import('../../features/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    page: page(() => import('../../features/legal/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: paths.team,
    page: page(() => import('../../features/team/team-page.tsx'), 'TeamPage'),
  },
  {
    path: paths.pricing,
    page: page(() => import('../../features/pricing/pricing-page.tsx'), 'PricingPage'),
  },
];

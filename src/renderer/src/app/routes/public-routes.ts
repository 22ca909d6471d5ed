import { paths } from '../../lib/navigation/paths.ts';
import { page } from './page.ts';
import type { RouteRow } from './route-row.ts';

/** Pages for everyone. */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: paths.landing,
    page: page(() => import('../../features/landing/landing-page.tsx'), 'LandingPage'),
    heading: 'Design Smarter. Create Faster.',
  },
  {
    path: paths.login,
    page: page(() => import('../../identity/login-page.tsx'), 'LoginPage'),
    // Somebody who is signed in already is redirected into the studio.
    heading: 'What shall we make?',
  },
  {
    path: paths.contact,
    page: page(() => import('../../features/contact/contact-page.tsx'), 'ContactPage'),
    heading: 'Contact Us',
  },
  {
    path: paths.terms,
    page: page(() => import('../../features/legal/terms-page.tsx'), 'TermsPage'),
    heading: 'Terms & Conditions',
  },
  {
    path: paths.privacy,
    page: page(() => import('../../features/legal/privacy-page.tsx'), 'PrivacyPage'),
    heading: 'Privacy Notice',
  },
  {
    path: paths.team,
    page: page(() => import('../../features/team/team-page.tsx'), 'TeamPage'),
    heading: 'Our Team',
  },
  {
    path: paths.pricing,
    page: page(() => import('../../features/pricing/pricing-page.tsx'), 'PricingPage'),
    heading: 'Pricing',
  },
];

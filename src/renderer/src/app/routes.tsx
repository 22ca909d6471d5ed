import { Route, Routes } from 'react-router-dom';
import { paths } from './paths.ts';
import { lazyPage } from './lazy-page.ts';
import { AdminGuard } from '../identity/admin-guard.tsx';
import { Guard } from '../identity/guard.tsx';
import { unbuiltAdminRoutes, unbuiltStudioRoutes } from './unbuilt-routes.ts';

const LandingPage = lazyPage(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const PublicShell = lazyPage(() => import('./shell/public-shell.tsx'), 'PublicShell');
const ContactPage = lazyPage(() => import('../features/contact/contact-page.tsx'), 'ContactPage');
const TermsPage = lazyPage(() => import('../features/legal/terms-page.tsx'), 'TermsPage');
const PrivacyPage = lazyPage(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage');
const TeamPage = lazyPage(() => import('../features/team/team-page.tsx'), 'TeamPage');
const PricingPage = lazyPage(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage');
const StudioShell = lazyPage(() => import('./shell/studio-shell.tsx'), 'StudioShell');
const ModesPage = lazyPage(() => import('../features/modes/modes-page.tsx'), 'ModesPage');
const LightningPage = lazyPage(() => import('../features/lightning/lightning-page.tsx'), 'LightningPage');
const TrayPage = lazyPage(() => import('../features/tray/tray-page.tsx'), 'TrayPage');
const PiecePage = lazyPage(() => import('../features/piece/piece-page.tsx'), 'PiecePage');
const ProfilePage = lazyPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage');
const LoginPage = lazyPage(() => import('../identity/login-page.tsx'), 'LoginPage');
const AdminPage = lazyPage(() => import('../features/admin/admin-page.tsx'), 'AdminPage');
const UnbuiltPage = lazyPage(() => import('../features/unbuilt/unbuilt-page.tsx'), 'UnbuiltPage');
const NotFoundPage = lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage');

/** Every address of the product. What is not built yet says so, in the shell that it will have. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route index element={<LandingPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.team} element={<TeamPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
      </Route>
      <Route element={<Guard />}>
        <Route element={<StudioShell />}>
          <Route path="/modes" element={<ModesPage />} />
          <Route path="/lightningMode" element={<LightningPage />} />
          <Route path="/aiimages" element={<TrayPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path="/catalog/:url" element={<PiecePage />} />
          {unbuiltStudioRoutes.map((path) => (
            <Route key={path} path={path} element={<UnbuiltPage />} />
          ))}
          <Route element={<AdminGuard />}>
            <Route path={paths.admin} element={<AdminPage />} />
            {unbuiltAdminRoutes.map((path) => (
              <Route key={path} path={path} element={<UnbuiltPage />} />
            ))}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

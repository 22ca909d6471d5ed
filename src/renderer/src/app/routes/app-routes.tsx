import { Route, Routes } from 'react-router-dom';
import { Guard } from '../../identity/guard.tsx';
import { AdminGuard } from '../admin-guard.tsx';
import { adminRoutes } from './admin-routes.ts';
import { notFound } from './not-found.ts';
import { page } from './page.ts';
import { publicRoutes } from './public-routes.ts';
import type { RouteRow } from './route-row.ts';
import { studioRoutes } from './studio-routes.ts';

const { Component: PublicShell } = page(() => import('../shell/public-shell.tsx'), 'PublicShell');
const { Component: StudioShell } = page(() => import('../shell/studio-shell.tsx'), 'StudioShell');
const { Component: NotFoundPage } = notFound;
const { Component: PlannedPage } = page(() => import('../../features/planned/planned-page.tsx'), 'PlannedPage');

/** Every route of the product. A page that is not built yet says so, inside its future shell. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        {publicRoutes.map(routeOf)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<Guard />}>
        <Route element={<StudioShell />}>
          {studioRoutes.map(routeOf)}
          <Route element={<AdminGuard />}>{adminRoutes.map(routeOf)}</Route>
        </Route>
      </Route>
    </Routes>
  );
}

function routeOf(row: RouteRow) {
  const element = 'page' in row ? <row.page.Component /> : <PlannedPage path={row.path} />;
  return <Route key={row.path} path={row.path} element={element} />;
}

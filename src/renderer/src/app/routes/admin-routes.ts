import { paths } from '../../lib/navigation/paths.ts';
import { notFound } from './not-found.ts';
import { page } from './page.ts';
import type { RouteRow } from './route-row.ts';

/** Pages for administrators; others get the not-found page. */
export const adminRoutes: readonly RouteRow[] = [
  {
    path: paths.admin,
    page: page(() => import('../../features/admin/admin-page.tsx'), 'AdminPage'),
  },
  {
    path: paths.adminOrders,
    page: page(() => import('../../features/admin/orders/all-orders-page.tsx'), 'AllOrdersPage'),
  },
  { path: '/admin/cad', isPlanned: true },
  // Whoever is signed out is asked to log in first, whatever stands behind the address.
  { path: '/admin/*', page: notFound },
];

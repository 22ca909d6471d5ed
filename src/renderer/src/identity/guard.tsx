import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useAuth } from '../app/state/auth.ts';
import { keepWantedPage } from './redirect-to.ts';

/** Pages for those who are signed in. Others sign in first and come back to the page that they wanted. */
export function Guard() {
  const { user, isKnown } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (!isKnown) return null;
  if (user !== null) return <Outlet />;
  keepWantedPage(pathname + search + hash);
  return <Navigate to={paths.login} replace />;
}

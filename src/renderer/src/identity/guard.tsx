import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import { useAuth } from '../state/auth.ts';
import { keepWantedPage } from './redirect-to.ts';

/** Guards pages for users who are signed in. Others sign in first and are redirected back to the page. */
export function Guard() {
  const { user, isKnown } = useAuth();
  if (!isKnown) return null;
  return user === null ? <SignInFirst /> : <Outlet />;
}

function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    keepWantedPage(pathname + search + hash);
    void navigate(paths.login, { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}

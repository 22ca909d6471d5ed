import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import { useAuth } from '../state/auth.ts';
import { keepWantedPage } from './redirect-to.ts';

/** Guards pages for users who are signed in. Others sign in first and are redirected back to the page. */
export function Guard() {
  const { user, isKnown } = useAuth();
  const wasInside = useRef(false);
  useEffect(() => {
    if (user !== null) wasInside.current = true;
  }, [user]);
  if (!isKnown) return null;
  // By the account: where another one takes the place of the one before, every page begins anew.
  return user === null ? <SignInFirst hasLoggedOut={wasInside.current} /> : <Outlet key={user.userId} />;
}

/** @param hasLoggedOut whether the user was here and has left: they are not told why to log in */
function SignInFirst({ hasLoggedOut }: { readonly hasLoggedOut: boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    keepWantedPage(pathname + search + hash);
    void navigate(paths.login, { replace: true, state: hasLoggedOut ? null : pathname });
  }, [pathname, search, hash, navigate, hasLoggedOut]);
  return null;
}

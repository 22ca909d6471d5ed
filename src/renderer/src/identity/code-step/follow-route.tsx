import { useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CREATE_ACCOUNT } from '../log-in-first/wants-account.ts';

/** What the page is called at a screen of the widget; at any other it asks to log in. */
const headings: Readonly<Record<string, string>> = {
  signUp: 'Create Account',
  confirmSignUp: 'Confirm Code',
  forgotPassword: 'Forgot Password',
  confirmResetPassword: 'Forgot Password',
};

/** @param route the widget's screen */
export const headingOf = (route: string): string => headings[route] ?? 'Log In';

/** Routes at which the widget finds out where it begins, and shows nothing. */
export const beginnings: readonly string[] = ['idle', 'setup', 'transition'];

interface FollowRouteProps {
  readonly takesNewcomers: boolean;
  readonly onRoute: (route: string) => void;
}

/** Inside the widget: its tab follows the address, and the page learns which screen it shows. */
export function FollowRoute({ takesNewcomers, onRoute }: FollowRouteProps) {
  const { route, toSignIn, toSignUp } = useAuthenticator((context) => [context.route]);
  const location = useLocation();
  const followed = useRef(location);
  useLayoutEffect(() => onRoute(route), [route, onRoute]);
  useEffect(() => {
    // Where the widget begins it was told; who chooses a tab later leaves the address as it is.
    if (followed.current === location || beginnings.includes(route)) return;
    followed.current = location;
    if (location.hash === CREATE_ACCOUNT) {
      if (!takesNewcomers || route === 'signUp') return;
      // From some screens the widget knows this way alone.
      toSignIn();
      toSignUp();
    } else if (route === 'signUp') toSignIn();
  }, [location, route, takesNewcomers, toSignIn, toSignUp]);
  return null;
}

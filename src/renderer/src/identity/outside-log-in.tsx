import { Hub } from 'aws-amplify/utils';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/result.ts';
import { Button } from '../components/controls/button.tsx';
import { ErrorPanel } from '../components/display/error-panel.tsx';
import { platform } from '../lib/platform/platform.ts';
import styles from './outside-log-in.module.css';

/** The other way in where the desktop works with a studio elsewhere: its pages, in the user's own browser. */
export function OutsideLogIn() {
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const hasLeft = useRef(false);
  const { outsideSignIn } = platform;
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      void outsideSignIn?.cancel();
    };
  }, [outsideSignIn]);
  if (outsideSignIn === undefined) return null;

  async function begin(): Promise<void> {
    setProblem(undefined);
    setWaiting(true);
    const outcome = await outsideSignIn?.begin();
    if (hasLeft.current || outcome === undefined) return;
    setWaiting(false);
    // The tokens are in the keychain: the widget finds them there, as after a redirect of its own.
    if (outcome.ok) Hub.dispatch('auth', { event: 'signInWithRedirect' });
    else if (outcome.problem.code !== 'cancelled') setProblem(outcome.problem);
  }

  return (
    <section className={styles.outside} aria-label="Log in with your browser">
      {isWaiting ? (
        <>
          <p role="status">Your browser has opened. Log in there; it brings you back here.</p>
          <Button onClick={() => void outsideSignIn.cancel()}>Cancel</Button>
        </>
      ) : (
        <>
          <p>You are logging in to the studio at {outsideSignIn.studio}.</p>
          <Button onClick={() => void begin()}>Log In with Your Browser</Button>
        </>
      )}
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </section>
  );
}

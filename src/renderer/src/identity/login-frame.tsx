import type { ReactNode } from 'react';
import { WithoutScript } from '../components/forms/without-script.tsx';
import styles from './login-page.module.css';

interface LoginFrameProps {
  /** Until the widget says it, the chosen tab of the printed form does. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** What of the sign-in page is there before any script: the build prerenders it, without the pool's client. */
export function LoginFrame({ heading, children }: LoginFrameProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {heading ?? (
          <>
            <span className={styles.members}>Log In</span>
            <span className={styles.newcomers}>Create Account</span>
          </>
        )}
      </h1>
      <WithoutScript to="log in" />
      {children}
    </div>
  );
}

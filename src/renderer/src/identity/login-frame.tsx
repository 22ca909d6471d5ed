import type { ReactNode } from 'react';
import { WithoutScript } from '../components/forms/without-script.tsx';
import styles from './login-page.module.css';

interface LoginFrameProps {
  readonly heading?: string;
  readonly children: ReactNode;
}

/** What of the sign-in page is there before any script: the build prerenders it, without the pool's client. */
export function LoginFrame({ heading = 'Log In', children }: LoginFrameProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{heading}</h1>
      <WithoutScript to="log in" />
      {children}
    </div>
  );
}

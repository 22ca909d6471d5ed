import type { ReactNode } from 'react';
import { WithoutScript } from '../components/forms/without-script.tsx';
import styles from './login-page.module.css';

/** What of the sign-in page is there before any script: the build prerenders it, without the pool's client. */
export function LoginFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Log In</h1>
      <WithoutScript to="log in" />
      {children}
    </div>
  );
}

import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../../site/site-footer.tsx';
import { SiteHeader } from '../../site/site-header.tsx';
import styles from './public-shell.module.css';

/** Pages for everyone: the header above, the footer below. */
export function PublicShell() {
  return (
    <>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <SiteHeader />
      <main className={styles.page} id="page" tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}

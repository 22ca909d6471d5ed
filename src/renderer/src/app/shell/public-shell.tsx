import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../../components/brand-mark.tsx';
import { paths } from '../paths.ts';
import styles from './public-shell.module.css';

/** Pages for everyone: the shop's name, leading to the first page. */
export function PublicShell() {
  return (
    <>
      <header className={styles.top}>
        <BrandMark to={paths.landing} />
      </header>
      <main>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

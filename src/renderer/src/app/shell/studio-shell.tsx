import { Tooltip } from '@base-ui/react/tooltip';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../../components/display/brand-mark.tsx';
import { Toasts } from '../../components/overlays/toasts.tsx';
import { useCounterReading } from '../../studio/counter/use-counter-reading.ts';
import { useKeeping } from '../../studio/home/use-keeping.ts';
import { useLikes } from '../../studio/likes/use-likes.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ClientViewButton } from './client-view-button.tsx';
import { SideBar } from './side-bar.tsx';
import { StepBar } from './step-bar.tsx';
import styles from './studio-shell.module.css';
import { useNextPage } from './use-next-page.ts';

/** The frame of every studio page: the four steps above, the four places at the side. */
export function StudioShell() {
  useLikes();
  useKeeping();
  useCounterReading();
  useNextPage();
  return (
    <Tooltip.Provider>
      <div className={styles.shell}>
        <a className={styles.skip} href="#page">
          Skip to the page
        </a>
        <header className={styles.top}>
          <BrandMark to={paths.modes} />
          <StepBar />
          <ClientViewButton />
        </header>
        <SideBar />
        <main className={styles.page} id="page" tabIndex={-1}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Toasts />
    </Tooltip.Provider>
  );
}

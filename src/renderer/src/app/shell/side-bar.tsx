import { ChartNoAxesColumn, ClipboardList, LibraryBig, PencilRuler, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { classes } from '../../lib/classes.ts';
import { orderPath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './side-bar.module.css';
import { useAuth } from '../../state/auth.ts';
import { stepOf } from './steps.ts';

const places = [
  { label: 'Design', to: paths.modes, icon: PencilRuler },
  { label: 'Library', to: paths.catalog, icon: LibraryBig },
  { label: 'Orders', to: paths.orders, icon: ClipboardList },
  { label: 'Me', to: paths.profile, icon: UserRound },
] as const;

/** For who runs the studio. */
const administration = { label: 'Admin', to: paths.admin, icon: ChartNoAxesColumn } as const;

/** Pages of the library besides the catalogue. */
const libraryAddresses: readonly string[] = [paths.liked, paths.pictures, paths.uploads, paths.listings];

/** The places of the studio; under the thumb on a narrow screen. */
export function SideBar() {
  const { pathname, search } = useLocation();
  const isAdmin = useAuth((state) => state.user?.isAdmin ?? false);
  const isOrders = pathname === paths.orders || pathname.startsWith(orderPath(''));
  const designing = stepOf(pathname, search) !== undefined && !isOrders;
  const here = designing
    ? paths.modes
    : isOrders
      ? paths.orders
      : libraryAddresses.includes(pathname)
        ? paths.catalog
        : pathname.startsWith(paths.admin)
          ? paths.admin
          : pathname;
  return (
    <nav className={styles.bar} aria-label="Studio">
      {[...places, ...(isAdmin ? [administration] : [])].map(({ label, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes(styles.place, to === here && styles.here)}
          aria-current={to === pathname ? 'page' : undefined}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}

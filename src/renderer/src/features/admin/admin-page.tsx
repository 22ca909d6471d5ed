import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import styles from './admin-page.module.css';
import { Figures } from './figures/figures.tsx';
import type { ListedRow } from './rows-table.tsx';
import type { VisitorList } from './visitor-list.ts';
import { enquiries, newsletter, waitlist } from './visitor-lists.ts';
import { VisitorPanel } from './visitor-panel.tsx';

const tab = <Row extends ListedRow>(list: VisitorList<Row>) => ({
  name: list.name,
  label: list.title,
  content: <VisitorPanel list={list} />,
});

const tabs = [tab(waitlist), tab(enquiries), tab(newsletter)];

/** The operator's dashboard: what the studio has come to, and what visitors of the public pages left. */
export function AdminPage() {
  useTitle('Dashboard');
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ name }) => name === search.get('list'))?.name ?? waitlist.name;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Dashboard</h1>
        <ButtonLink to={paths.adminOrders}>All orders</ButtonLink>
      </header>
      <Figures />
      <Tabs
        label="Messages and sign-ups"
        open={open}
        onOpen={(list) => setSearch({ list }, { replace: true })}
        pages={tabs}
      />
    </div>
  );
}

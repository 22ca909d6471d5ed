import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Tabs } from '../../components/controls/tabs.tsx';
import styles from './admin-page.module.css';
import type { VisitorList, VisitorRow } from './visitor-list.ts';
import { enquiries, newsletter, waitlist } from './visitor-lists.ts';
import { VisitorPanel } from './visitor-panel.tsx';

const tab = <Row extends VisitorRow>(list: VisitorList<Row>) => ({
  name: list.name,
  label: list.title,
  content: <VisitorPanel list={list} />,
});

const tabs = [tab(waitlist), tab(enquiries), tab(newsletter)];

/** The operator's dashboard: what visitors of the public pages left. */
export function AdminPage() {
  useTitle('Dashboard');
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ name }) => name === search.get('list'))?.name ?? waitlist.name;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Dashboard</h1>
      <Tabs
        label="Messages and sign-ups"
        open={open}
        onOpen={(list) => setSearch({ list }, { replace: true })}
        pages={tabs}
      />
    </div>
  );
}

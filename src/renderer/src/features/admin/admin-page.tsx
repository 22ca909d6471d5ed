import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Tabs } from '../../components/controls/tabs.tsx';
import styles from './admin-page.module.css';
import { visitorLists } from './visitor-lists.ts';
import { VisitorPanel } from './visitor-panel.tsx';

/** The operator's dashboard: what visitors of the public pages left. */
export function AdminPage() {
  useTitle('Dashboard');
  const [search, setSearch] = useSearchParams();
  const open = visitorLists.find(({ name }) => name === search.get('list'))?.name ?? 'waitlist';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Dashboard</h1>
      <Tabs
        label="What visitors left"
        open={open}
        onOpen={(list) => setSearch({ list }, { replace: true })}
        pages={visitorLists.map((list) => ({
          name: list.name,
          label: list.title,
          content: <VisitorPanel list={list} />,
        }))}
      />
    </div>
  );
}

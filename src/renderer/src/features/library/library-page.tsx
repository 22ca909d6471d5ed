import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../components/controls/tabs.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Catalogue } from './catalogue.tsx';
import { LibraryHead } from './library-head.tsx';
import styles from './library-page.module.css';
import { TrayList } from './tray-list.tsx';

/** The designs of the workshop, and the trays that they were chosen from in this browser. */
export function LibraryPage() {
  useTitle('Library');
  const [params, setParams] = useSearchParams();
  return (
    <div className={styles.page}>
      <LibraryHead title="Library" here={paths.catalog} />
      <Tabs
        label="What the library holds"
        open={params.get('show') === 'trays' ? 'trays' : 'designs'}
        onOpen={(name) => setParams(name === 'trays' ? { show: name } : {}, { replace: true })}
        pages={[
          { name: 'designs', label: 'Designs', content: <Catalogue /> },
          { name: 'trays', label: 'Trays', content: <TrayList /> },
        ]}
      />
    </div>
  );
}

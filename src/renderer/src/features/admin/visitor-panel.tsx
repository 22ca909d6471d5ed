import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { useAuth } from '../../state/auth.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { useTask } from '../../identity/panels/use-task.ts';
import { saveFile } from '../../lib/platform/save-file.ts';
import { type ListedRow, RowsTable } from './rows-table.tsx';
import type { VisitorList } from './visitor-list.ts';
import styles from './admin-page.module.css';

/** One list of what visitors left, a page at a time, and all of it as a file. */
export function VisitorPanel<Row extends ListedRow>({ list }: { readonly list: VisitorList<Row> }) {
  const userId = useAuth((state) => state.user?.userId);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['visitors', list.name, userId],
      queryFn: ({ pageParam }) => list.page(pageParam === undefined ? {} : { after: pageParam }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
    },
    queryClient,
  );
  const download = useTask();
  const saveCsv = () =>
    download.run(async () => {
      const saved = await saveFile(`${list.name}.csv`, 'text/csv', await list.file());
      if (!saved.ok) throw new Error(`${saved.problem.message} ${saved.problem.remedy}`);
    });

  if (error !== null) {
    return (
      <ErrorPanel problem={{ message: error.message, remedy: '' }}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorPanel>
    );
  }
  const rows = data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) return <p role="status">Reading the list</p>;
  if (rows.length === 0) return <p className={styles.note}>{list.empty}</p>;
  return (
    <div className={styles.list}>
      <Button disabled={download.isPending} onClick={() => void saveCsv()}>
        Download as CSV
      </Button>
      {download.error !== undefined && (
        <p className={styles.error} role="alert">
          {download.error}
        </p>
      )}
      <RowsTable title={list.title} columns={list.columns} rows={rows} />
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </div>
  );
}

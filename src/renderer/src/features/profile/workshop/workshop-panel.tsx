import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { useAuth } from '../../../state/auth.ts';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { listWorkshops } from './workshop-api.ts';
import { WorkshopCard } from './workshop-card.tsx';
import styles from './workshop.module.css';
import { workshopsKey } from './workshop-keys.ts';

/** The workshops that the user is in, and who else is. */
export function WorkshopPanel() {
  const userId = useAuth((state) => state.user?.userId);
  const workshops = useQuery({ queryKey: workshopsKey(userId), queryFn: listWorkshops }, queryClient);
  if (workshops.data === undefined) return <ErrorLine message={workshops.error?.message} />;
  return (
    <div className={styles.workshops}>
      {workshops.data.map((workshop, index) => (
        <WorkshopCard key={workshop.id} workshop={workshop} place={placeOf(index, workshops.data.length)} />
      ))}
    </div>
  );
}

/** The first is where one works; who has one workshop works there, and needs no word about it. */
function placeOf(index: number, count: number): 'only' | 'here' | 'elsewhere' {
  if (count === 1) return 'only';
  return index === 0 ? 'here' : 'elsewhere';
}

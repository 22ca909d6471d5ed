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
      {workshops.data.map((workshop) => (
        <WorkshopCard key={workshop.id} workshop={workshop} />
      ))}
    </div>
  );
}

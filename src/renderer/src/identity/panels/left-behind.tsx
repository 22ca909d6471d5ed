import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { answerOf, studio, unwrap } from '../../api/studio-client.ts';
import { useAuth } from '../../state/auth.ts';

const { workshops } = studio.api;

interface StayingWorkshop {
  readonly name: string;
  /** Who is in it besides the user. */
  readonly others: readonly { readonly email?: string | undefined; readonly role: string }[];
}

/** The workshops of the user that stay when they delete their account: those in which there are others. */
async function stayingWorkshops(): Promise<readonly StayingWorkshop[]> {
  const { workshops: own } = unwrap(await answerOf(workshops.$get()));
  const all = await Promise.all(
    own.map(async ({ id, name }) => {
      const { members } = unwrap(await answerOf(workshops[':workshopId'].members.$get({ param: { workshopId: id } })));
      return { name, others: members.filter(({ isYou }) => !isYou) };
    }),
  );
  return all.filter(({ others }) => others.length > 0);
}

/** What becomes of the user’s workshops when they delete their account, for the question before it. */
export function LeftBehind() {
  const userId = useAuth((state) => state.user?.userId);
  const { data, error } = useQuery(
    { queryKey: ['workshop', 'staying', userId], queryFn: stayingWorkshops, staleTime: 0 },
    queryClient,
  );
  // Nothing is said to go or to stay before it is known.
  if (data === undefined) return error === null ? null : <>Workshops in which there are others stay with them.</>;
  return (
    <>
      {data.map(({ name, others }, index) => (
        <span key={index}>
          {name} stays, with its designs and rates, with{' '}
          {others.map(({ email }) => email ?? 'somebody without a confirmed address').join(', ')}.{' '}
          {!others.some(({ role }) => role === 'owner') &&
            'It then has no owner: to leave it to one of them, make them an owner first; to delete it too, remove them first. '}
        </span>
      ))}
    </>
  );
}

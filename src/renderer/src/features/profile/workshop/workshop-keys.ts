import { queryClient } from '../../../api/query-client.ts';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';

/** Under these the answers about workshops are remembered. */
export const workshopsKey = (userId: string | undefined) => ['workshops', userId];
export const membersKey = (workshopId: string) => ['workshop', workshopId, 'members'];
export const invitationsKey = (workshopId: string) => ['workshop', workshopId, 'invitations'];

/** Asks again for what is shown of workshops: who is in them, as what, and who is invited. */
export const readWorkshopsAgain = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['workshops'] }),
    queryClient.invalidateQueries({ queryKey: ['workshop'] }),
    studioCounter.read(),
  ]);
};

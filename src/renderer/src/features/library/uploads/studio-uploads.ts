import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { useAuth } from '../../../state/auth.ts';
import { type KeptUpload, sendUpload, type UploadsPage } from './upload-calls.ts';
import { createUploadDesk } from './upload-desk.ts';

/** Reads the pictures of a workshop again, and what they use. */
const readAgain = (workshopId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['uploads', workshopId] });

/** What is on its way from this window. */
export const uploadDesk = createUploadDesk({
  makeKey: () => crypto.randomUUID(),
  send: sendUpload,
  onKept: (workshopId) => void readAgain(workshopId),
});

useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.userId !== before?.userId) uploadDesk.forget();
});

// The browser asks before it closes what is still being sent.
addEventListener('beforeunload', (event) => {
  if (uploadDesk.store.getState().uploads.some(({ problem }) => problem === undefined)) event.preventDefault();
});

/** Shows a picture as it is now, in its place, or no more where it was deleted. */
export function showChanged(workshopId: string, id: string, changed: KeptUpload | undefined): void {
  queryClient.setQueriesData<InfiniteData<UploadsPage>>(
    { queryKey: ['uploads', workshopId, 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          files: page.files.flatMap((file) => (file.id === id ? (changed ?? []) : file)),
        })),
      },
  );
  if (changed === undefined) void queryClient.invalidateQueries({ queryKey: ['uploads', workshopId, 'space'] });
}

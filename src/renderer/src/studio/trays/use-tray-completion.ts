import { useEffect } from 'react';
import type { PictureRequest, Pixels } from '#picture/contract.ts';
import { clientCurrency, isPricedBy } from '#spec/request/client-currency.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { currentRevision, withWeighed } from '../journal/draft.ts';
import type { TrayRecord } from '../journal/journal.ts';
import { picturesOn } from '../journal/picture-shelf.ts';
import { draftShelf, pictureShelf } from '../studio.ts';
import { type TrayGround, useTrayGround } from '../tray-ground.ts';
import { pixelsToBlob } from '../../lib/platform/pixels-to-blob.ts';
import { studioWorkbench } from '../workbench/studio-workbench.ts';
import { useWorkshopProfile } from '../workshop-profile.ts';
import type { RunningJob } from '../workbench/workbench-client.ts';

/**
 * Weighs, draws and photographs the pieces of a tray that lack it: those that were edited on their own page, those that
 * a reload interrupted, those that were priced by other rates than today's, and by night those that were made by day, on paper that would glare.
 * @param tray undefined while the workbench is still working on it, and when that was cancelled
 * @param revisions what is shown of its pieces, where they change while the tray lies open
 */
export function useTrayCompletion(tray: TrayRecord | undefined, revisions = ''): void {
  const ground = useTrayGround();
  const profile = useWorkshopProfile();
  useEffect(() => {
    if (tray === undefined) return;
    const jobs: RunningJob[] = [];
    let left = false;
    for (const id of [...tray.drafts, ...(tray.held ?? []).map(({ draft }) => draft)])
      void complete(id, { ...tray.framing, ground }, profile, (job) => (left ? job.cancel() : jobs.push(job)));
    return () => {
      left = true;
      for (const job of jobs) job.cancel();
    };
  }, [tray, ground, profile, revisions]);
}

async function complete(
  id: string,
  picture: PictureRequest & { readonly ground: TrayGround },
  profile: WorkshopProfile,
  running: (job: RunningJob) => void,
): Promise<void> {
  const fetched = await draftShelf.fetch(id);
  if (!fetched.ok) return;
  const revision = currentRevision(fetched.value);
  const currency = clientCurrency(fetched.value.request);
  const { spec, weighed } = revision;
  await pictureShelf.fetch(revision.id);

  if (weighed === undefined || !isPricedBy(weighed.sheet.price, profile, currency)) {
    const job = { type: 'build', lane: `weigh ${id}`, spec, quality: 'view', currency } as const;
    running(
      studioWorkbench().start(job, (answer) => {
        if (answer.type !== 'built' || answer.sheet === undefined) return;
        const { sheet, findings } = answer;
        draftShelf.change(id, (draft) => withWeighed(draft, revision.id, { sheet, findings }));
      }),
    );
  }

  const known = picturesOn(pictureShelf.store.getState(), revision.id, picture.ground);
  if (known.drawing === undefined) {
    running(
      studioWorkbench().start({ type: 'drawing', lane: `draw ${id}`, spec, picture }, (answer) => {
        if (answer.type === 'drawing') pictureShelf.keepDrawing(revision.id, answer.svg, picture.ground);
      }),
    );
  }

  if (known.sharp !== true) {
    const job = { type: 'picture', lane: `photograph ${id}`, spec, picture, quick: true } as const;
    const show = async (pixels: Pixels, final: boolean) =>
      pictureShelf.keepPhoto(revision.id, await pixelsToBlob(pixels), final, picture.ground);
    running(
      studioWorkbench().start(job, (answer) => {
        if (answer.type === 'picture') void show(answer.pixels, answer.final);
      }),
    );
  }
}

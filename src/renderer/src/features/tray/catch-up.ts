import { useEffect } from 'react';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PictureRequest, Pixels } from '#picture/contract.ts';
import { currentRevision, withWeighed } from '../../studio/journal/draft.ts';
import { changeDraft, fetchDraft } from '../../studio/journal/draft-shelf.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { fetchPictures, keepPhoto, picturesOf } from '../../studio/journal/picture-shelf.ts';
import { pixelsToBlob } from '../../lib/platform/pixels-to-blob.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import type { RunningJob } from '../../studio/workbench/workbench-client.ts';

/**
 * Weighs and photographs what the tray lacks: pieces that were changed on their own page, and those that a reload
 * interrupted.
 * @param tray undefined while the workbench is still laying it out, and when that was cancelled
 */
export function useCatchUp(tray: TrayRecord | undefined): void {
  useEffect(() => {
    if (tray === undefined) return;
    const jobs: RunningJob[] = [];
    let left = false;
    for (const id of tray.drafts) void catchUp(id, tray.framing, (job) => (left ? job.cancel() : jobs.push(job)));
    return () => {
      left = true;
      for (const job of jobs) job.cancel();
    };
  }, [tray]);
}

async function catchUp(id: string, picture: PictureRequest, running: (job: RunningJob) => void): Promise<void> {
  const fetched = await fetchDraft(id);
  if (!fetched.ok) return;
  const revision = currentRevision(fetched.value);
  const { spec } = revision;
  await fetchPictures(revision.id);

  if (revision.weighed === undefined) {
    const job = { type: 'build', lane: `weigh ${id}`, spec, quality: 'view', profile: defaultWorkshopProfile } as const;
    running(
      studioWorkbench().start(job, (answer) => {
        if (answer.type !== 'built' || answer.sheet === undefined) return;
        const { sheet, findings } = answer;
        changeDraft(id, (draft) => withWeighed(draft, revision.id, { sheet, findings }));
      }),
    );
  }

  if (picturesOf(revision.id).sharp !== true) {
    const job = { type: 'picture', lane: `photograph ${id}`, spec, picture, quick: true } as const;
    const show = async (pixels: Pixels, final: boolean) => keepPhoto(revision.id, await pixelsToBlob(pixels), final);
    running(
      studioWorkbench().start(job, (answer) => {
        if (answer.type === 'picture') void show(answer.pixels, answer.final);
      }),
    );
  }
}

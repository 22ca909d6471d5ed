import { useEffect, useState } from 'react';
import type { GroundName } from '#picture/contract.ts';
import type { Revision } from '../../../studio/journal/draft.ts';
import { pixelsToBlob } from '../../../lib/platform/pixels-to-blob.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';

/** Pixels of the hero photograph: sharp on a counter tablet, half a minute of tracing on two cores. */
const HERO_PIXELS = 900 * 900;

interface Photograph {
  readonly photo: string | undefined;
  readonly final: boolean;
}

const nothingYet: Photograph = { photo: undefined, final: false };

/**
 * The full photograph of a revision; it is traced again when the design or the ground changes.
 * @param aspectRatio width over height of the stage that it fills; undefined until that is known
 */
export function usePhotograph({ spec }: Revision, ground: GroundName, aspectRatio: number | undefined): Photograph {
  const [photograph, setPhotograph] = useState(nothingYet);

  useEffect(() => {
    let left = false;
    let shown: string | undefined;
    setPhotograph(nothingYet);
    if (aspectRatio === undefined) return;
    const widthPx = Math.round(Math.sqrt(HERO_PIXELS * aspectRatio));
    const heightPx = Math.round(widthPx / aspectRatio);
    const picture = { view: 'hero', ground, widthPx, heightPx, seed: spec.seed } as const;
    const job = studioWorkbench().start({ type: 'picture', lane: 'hero', spec, picture, quick: false }, (answer) => {
      if (answer.type !== 'picture') return;
      const { pixels, final } = answer;
      void pixelsToBlob(pixels).then((bytes) => {
        if (left) return;
        const previous = shown;
        shown = URL.createObjectURL(bytes);
        setPhotograph({ photo: shown, final });
        // The frame still shows the last pass until this one is decoded.
        if (previous !== undefined) setTimeout(() => URL.revokeObjectURL(previous), 2000);
      });
    });
    return () => {
      left = true;
      job.cancel();
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [spec, ground, aspectRatio]);

  return photograph;
}

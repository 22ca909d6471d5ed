import { useEffect } from 'react';
import type { DesignSpec } from '#spec/design-spec.ts';
import { picturesOn } from '../journal/picture-shelf.ts';
import type { ShownPictures } from '../journal/shown-pictures.ts';
import { pictureShelf } from '../studio.ts';
import { useTrayGround } from '../tray-ground.ts';
import { usePictures } from '../use-studio.ts';
import { studioWorkbench } from '../workbench/studio-workbench.ts';
import type { RunningJob } from '../workbench/workbench-client.ts';

/** Each piece fills its own frame. */
const framing = { view: 'hero', widthPx: 512, heightPx: 512, seed: 1 } as const;

/** Reads the spec of a state where it is wanted; undefined where it can't be read. */
export type ReadSpec = () => Promise<DesignSpec | undefined>;

/**
 * The pictures of a state: those of this browser, or else a drawing that is made from its spec.
 * @param spec undefined until it is read; or how it is read, the same function from one render to the next
 */
export function useSpecPicture(revisionId: string, spec: DesignSpec | ReadSpec | undefined): ShownPictures {
  const ground = useTrayGround();
  const shown = usePictures(revisionId, ground);
  useEffect(() => {
    let left = false;
    let drawing: RunningJob | undefined;
    async function draw(source: DesignSpec | ReadSpec): Promise<void> {
      await pictureShelf.fetch(revisionId);
      const known = picturesOn(pictureShelf.store.getState(), revisionId, ground);
      if (left || known.drawing !== undefined || known.photo !== undefined) return;
      const wanted = typeof source === 'function' ? await source() : source;
      if (left || wanted === undefined) return;
      const picture = { ...framing, ground };
      const job = { type: 'drawing', lane: `draw ${revisionId}`, spec: wanted, picture } as const;
      drawing = studioWorkbench().start(job, (answer) => {
        if (answer.type === 'drawing') pictureShelf.keepDrawing(revisionId, answer.svg, ground);
      });
    }
    if (spec !== undefined) void draw(spec);
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [revisionId, spec, ground]);
  return shown;
}

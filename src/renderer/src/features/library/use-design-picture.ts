import { useEffect } from 'react';
import { parseSpec } from '#spec/parse-spec.ts';
import { picturesOn } from '../../studio/journal/picture-shelf.ts';
import type { ShownPictures } from '../../studio/journal/shown-pictures.ts';
import { pictureShelf } from '../../studio/studio.ts';
import { useTrayGround } from '../../studio/tray-ground.ts';
import { usePictures } from '../../studio/use-studio.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import type { RunningJob } from '../../studio/workbench/workbench-client.ts';
import { type CatalogueDesign, specOfHead } from './catalogue-pages.ts';

/** Each piece fills its own frame. */
const framing = { view: 'hero', widthPx: 512, heightPx: 512, seed: 1 } as const;

/** The pictures of the state that stands for a design: those of this browser, or else a drawing that is made from its spec. */
export function useDesignPicture(workshopId: string, { id, headId }: CatalogueDesign): ShownPictures {
  const ground = useTrayGround();
  const shown = usePictures(headId, ground);
  useEffect(() => {
    let left = false;
    let drawing: RunningJob | undefined;
    async function draw(): Promise<void> {
      await pictureShelf.fetch(headId);
      const known = picturesOn(pictureShelf.store.getState(), headId, ground);
      if (left || known.drawing !== undefined || known.photo !== undefined) return;
      const spec = parseSpec(await specOfHead(workshopId, id));
      if (left || !spec.ok) return;
      const picture = { ...framing, ground };
      const job = { type: 'drawing', lane: `draw ${id}`, spec: spec.value, picture } as const;
      drawing = studioWorkbench().start(job, (answer) => {
        if (answer.type === 'drawing') pictureShelf.keepDrawing(headId, answer.svg, ground);
      });
    }
    void draw();
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [workshopId, id, headId, ground]);
  return shown;
}

import { createStore } from 'zustand/vanilla';
import type { Drawing } from '#designer/sketch/contract.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { SketchRead } from '#workbench/answers.ts';
import { resized, resizedLine } from './resize-sketch.ts';

/** A sketch that lies on the desk, as it was drawn and as it was read. */
export interface SketchOnDesk extends SketchState {
  /** The sheet as a picture, to lie under the piece. */
  readonly picture: string;
  /** Height of the sheet over its width. */
  readonly aspect: number;
  readonly notes: SketchRead['notes'];
  /** How it was before each change, the newest last. */
  readonly before: readonly SketchState[];
}

/** What changes of it. */
interface SketchState extends Pick<SketchRead, 'regions' | 'sheet'> {
  /** As it is to be made, with what was changed by hand. */
  readonly sketch: Sketch;
  /** As it was read, in the size that it has now. */
  readonly asRead: Sketch;
}

interface SketchDesk {
  readonly drawing: Drawing;
  readonly onDesk: SketchOnDesk | undefined;
}

/** Side of the sheet to draw on, in its own pixels. */
export const SHEET_PX = 900;

const clean: Drawing = { widthPx: SHEET_PX, heightPx: SHEET_PX, strokes: [], stones: [] };

const store = createStore<SketchDesk>()(() => ({ drawing: clean, onDesk: undefined }));

/** The sheet and the sketch that the studio has open: going from one page to the other loses neither. */
export const sketchDesk = {
  store,
  draw: (drawing: Drawing): void => store.setState({ drawing }),
  /** Lays a sketch on the desk that was just read. */
  lay: ({ sketch, regions, sheet, notes }: SketchRead, paper: Pick<SketchOnDesk, 'picture' | 'aspect'>): void =>
    store.setState({ onDesk: { sketch, asRead: sketch, regions, sheet, notes, ...paper, before: [] } }),
  /** Changes the sketch by hand; `undo` leads back. */
  change: (sketch: Sketch): void => advance(() => ({ sketch })),
  /** Makes all of it larger or smaller; what was opened stays so. */
  resize: (factor: number): void =>
    advance(({ sketch, asRead, regions, sheet }) => {
      const scaled = regions.map((region) => resizedLine(region, factor));
      const openings = scaled.filter((_, index) => sketch.openings.includes(regions[index] ?? []));
      const [a, b, c, d, e, f] = sheet;
      return {
        sketch: { ...resized(sketch, factor), openings },
        asRead: resized(asRead, factor),
        regions: scaled,
        sheet: [a * factor, b * factor, c * factor, d * factor, e * factor, f * factor],
      };
    }),
  undo: (): void =>
    store.setState(({ onDesk }) => {
      const earlier = onDesk?.before.at(-1);
      return onDesk === undefined || earlier === undefined
        ? {}
        : { onDesk: { ...onDesk, ...earlier, before: onDesk.before.slice(0, -1) } };
    }),
  /** Somebody else sits down. */
  forget: (): void => store.setState({ drawing: clean, onDesk: undefined }),
};

function advance(change: (desk: SketchOnDesk) => Partial<SketchState>): void {
  store.setState(({ onDesk }) => {
    if (onDesk === undefined) return {};
    const { sketch, asRead, regions, sheet, before } = onDesk;
    return { onDesk: { ...onDesk, ...change(onDesk), before: [...before, { sketch, asRead, regions, sheet }] } };
  });
}

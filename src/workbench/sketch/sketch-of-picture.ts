import type { Bitmap, SketchReading } from '#designer/sketch/contract.ts';
import { sketchOf } from '#designer/sketch/draw/sketch-of.ts';
import { readSketch } from '#designer/sketch/read-sketch.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { asDrawn, type DrawingStudio } from './as-drawn.ts';
import { sketchWords } from './sketch-words.ts';

/** What was read in a picture of a sketch. */
export type ReadPicture = SketchReading;

export function readSketchPicture(picture: Bitmap): Result<ReadPicture> {
  return readSketch({ from: 'picture', picture });
}

/** The piece of a sketch, with the sentence that it was made from and what has to be told of it. */
export interface SketchDesign {
  readonly spec: DesignSpec;
  readonly brief: string;
  readonly notes: readonly string[];
}

/** What is said beside a picture. */
export interface SaidOfSketch {
  readonly words: string;
  readonly heightMm: number | undefined;
}

/** Makes the piece of a sketch as it was drawn, in the metal and gem that were said. */
export async function sketchDesign(
  studio: DrawingStudio,
  reading: ReadPicture,
  { words, heightMm }: SaidOfSketch,
): Promise<Result<SketchDesign>> {
  const measured = sketchOf(reading, heightMm);
  if (!measured.ok) return measured;
  const { sketch, notes } = measured.value;
  const brief = sketchWords(sketch, { metal: undefined, gem: undefined, more: words });
  const spec = await asDrawn(studio, sketch, brief);
  return spec.ok ? ok({ spec: spec.value, brief, notes }) : spec;
}

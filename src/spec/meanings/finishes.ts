import type { DesignSpec, finishes } from '../design-spec.ts';
import type { DesignRequest } from '../request/design-request.ts';
import type { FinishPlace } from '../request/sections/finish-places.ts';

/** A surface of the design language. */
export type MetalFinish = (typeof finishes)[number];

/** Surfaces that are given to the casting before it is set, by the words of a request. */
const calledFinishes: Readonly<Record<string, MetalFinish>> = {
  matte: 'matte',
  matt: 'matte',
  // Blasting with sand is how a matte surface is made.
  sandblasted: 'matte',
  satin: 'brushed',
  brushed: 'brushed',
  textured: 'hammered',
  hammered: 'hammered',
  high_polish: 'polished',
  polished: 'polished',
  shiny: 'polished',
};

/** The surface that a word means; undefined for what the bench gives a finished piece, such as a plating. */
export function finishCalled(word: string): MetalFinish | undefined {
  return Object.hasOwn(calledFinishes, word) ? calledFinishes[word] : undefined;
}

/** Places of a hoop with a finish of their own, the smaller first. */
export const finishPlaces = ['edges', 'inside'] as const satisfies readonly FinishPlace[];

/** Where a said finish belongs, if it is said of one place only; undefined where it is that of the whole piece. */
export function finishPlaceOf({ finish_on }: DesignRequest, word: string): FinishPlace | undefined {
  return finishPlaces.find((place) => finish_on?.[place] === word);
}

/** The finish that a place of a hoop has: its inside is polished unless it is said otherwise. */
export function finishAt({ finish, edgeFinish, insideFinish }: DesignSpec['metal'], place: FinishPlace): MetalFinish {
  return place === 'edges' ? (edgeFinish ?? finish) : (insideFinish ?? 'polished');
}

/** "polished edges", "matte inside": the places that are finished otherwise than the rest, in words. */
export function placedFinishes({ edgeFinish, insideFinish }: DesignSpec['metal']): readonly string[] {
  return [
    ...(edgeFinish === undefined ? [] : [`${edgeFinish} edges`]),
    ...(insideFinish === undefined ? [] : [`a ${insideFinish} inside`]),
  ];
}

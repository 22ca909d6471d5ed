import type { finishes } from '../design-spec.ts';

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

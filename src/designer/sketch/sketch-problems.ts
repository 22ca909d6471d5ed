import type { Problem } from '#shared/result.ts';
import { MOST_SKETCHED_STONES } from '#spec/sketch.ts';

/** Why nothing can be made of a sketch, and what helps. */
export const sketchProblems = {
  empty: {
    code: 'sketch_empty',
    message: 'There is no drawing here yet.',
    remedy: 'Draw the outline of the piece with a dark line on a light ground.',
  },
  black: {
    code: 'sketch_black',
    message: 'This picture is dark all over: no line can be seen in it.',
    remedy: 'Take it again in daylight, straight from above.',
  },
  openOutline: {
    code: 'sketch_open',
    message: 'The outline does not close: there is no telling where the metal ends.',
    remedy: 'Draw it on to where it began.',
  },
  scribble: {
    code: 'sketch_scribble',
    message: 'There are so many lines across each other here that no outline can be made out.',
    remedy: 'Draw the outline of the piece as one clear line, and its stones inside it.',
  },
  tooManyStones: {
    code: 'sketch_too_many_stones',
    message: `There are more than ${MOST_SKETCHED_STONES} stones in this drawing.`,
    remedy: `Draw the ${MOST_SKETCHED_STONES} that matter most; rows of small stones are added on the piece itself.`,
  },
  tooSmall: {
    code: 'sketch_too_small',
    message: 'The drawing is too small to be read.',
    remedy: 'Draw it larger, or cut the picture down to the drawing.',
  },
  ring: {
    code: 'sketch_is_a_ring',
    message: 'This looks like a ring. A ring cannot be built from the outline of a drawing yet.',
    remedy:
      'Describe the ring in words: four are designed from that. Or say that the drawing is a pendant or earrings.',
  },
} as const satisfies Readonly<Record<string, Problem>>;

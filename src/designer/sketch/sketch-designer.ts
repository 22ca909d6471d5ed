import type { Sketch } from '#spec/sketch.ts';
import type { Designer } from '../assistant.ts';
import { sketchedDesigns } from './draw/sketched-designs.ts';

/** A designer that reads words as another does, and draws every piece from a sketch. */
export function sketchDesigner({ understand }: Pick<Designer, 'understand'>, sketch: Sketch): Designer {
  return {
    understand,
    propose: async (request, options) => sketchedDesigns(sketch, request, options),
  };
}

import { type Handlers, HandedOver } from '#shared/worker-calls/answer-calls.ts';
import type { Call } from '#shared/worker-calls/calls.ts';
import type { MetalSurface } from './contract.ts';
import { type MetalShape, metalShape } from './trace/metal/metal-shape.ts';

/** The calls of the worker that sorts metal for the mirror images of the live view. */
export interface MetalSorterCalls {
  sort: Call<readonly Pick<MetalSurface, 'positions' | 'normals'>[], MetalShape>;
}

export const metalSorterHandlers: Handlers<MetalSorterCalls> = {
  sort(metals) {
    const shape = metalShape(metals);
    const { tree, triangles, normals, surface } = shape;
    const arrays = [tree.bounds, tree.links, triangles, normals, surface];
    return new HandedOver(
      shape,
      arrays.map(({ buffer }) => buffer as ArrayBuffer),
    );
  },
};

import type { MetalSurface } from '#picture/contract.ts';
import { metalShape } from '#picture/trace/metal-shape.ts';

self.onmessage = ({ data }: MessageEvent<readonly Pick<MetalSurface, 'positions' | 'normals'>[]>) => {
  const shape = metalShape(data);
  const { tree, triangles, normals, surface } = shape;
  self.postMessage(shape, {
    transfer: [
      tree.bounds.buffer,
      tree.links.buffer,
      triangles.buffer,
      normals.buffer,
      surface.buffer,
    ] as ArrayBuffer[],
  });
};

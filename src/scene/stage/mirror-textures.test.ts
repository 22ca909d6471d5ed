import { expect, test } from 'vitest';
import { metalShape } from '#picture/trace/metal/metal-shape.ts';
import { mirrorTextures } from './mirror-textures.ts';

test('a triangle is laid out as the shader reads it: corner and surface, two edges, three normals', () => {
  const far = { positions: new Float32Array([0, 0, 9, 1, 0, 9, 0, 1, 9]), normals: new Float32Array(9).fill(0.5) };
  const near = {
    positions: new Float32Array([1, 2, 3, 4, 2, 3, 1, 7, 3]),
    normals: new Float32Array([0, 0, 1, 0, 1, 0, 1, 0, 0]),
  };
  const shape = metalShape([far, near]);
  const { nodes, triangles } = mirrorTextures(shape);
  const place = shape.surface.indexOf(1);
  const texels = triangles.image.data as Float32Array;
  const texel = (index: number) => [...texels.subarray((place * 6 + index) * 4, (place * 6 + index) * 4 + 4)];
  expect([0, 1, 2, 3, 4, 5].map(texel)).toEqual([
    [1, 2, 3, 1],
    [3, 0, 0, 0],
    [0, 5, 0, 0],
    [0, 0, 1, 0],
    [0, 1, 0, 0],
    [1, 0, 0, 0],
  ]);

  // Two triangles fit one leaf: minimum and first triangle, maximum and how many there are.
  const root = nodes.image.data as Float32Array;
  expect([...root.subarray(0, 8)]).toEqual([0, 0, 3, 0, 4, 7, 9, 2]);
});

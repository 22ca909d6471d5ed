import { expect, test } from 'vitest';
import { translation } from '../../mesh/math/frames.ts';
import { mergeMeshes } from '../../mesh/build/merge-meshes.ts';
import { placeMesh } from '../../mesh/build/place-mesh.ts';
import { torus } from '../../mesh/build/round-solids.ts';
import { pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkSelfIntersection } from './self-intersection.ts';

const ring = specOfKind('ring');
/** A wire bent tighter than it is thick runs through itself in the middle. */
const tooTight = torus(1, 1.4, 48, 24);

test('a wire bent tighter than it is thick crosses itself', () => {
  expect(checkSelfIntersection(ring, pieceOf(tooTight))).toMatchObject([
    { rule: 'solid.self-intersection', severity: 'error', limit: 0 },
  ]);
});

test('so do two bodies that were laid into each other instead of joined', () => {
  const laid = mergeMeshes([plainMetal, placeMesh(plainMetal, translation(3, 0.2, 0.1))]);
  expect(checkSelfIntersection(ring, pieceOf(laid))).toHaveLength(1);
});

test('a wire with room to bend does not', () => {
  expect(checkSelfIntersection(ring, pieceOf(torus(4, 1.4, 48, 24)))).toEqual([]);
});

test('files are not searched again: their views were', () => {
  expect(checkSelfIntersection(ring, pieceOf(tooTight, { quality: 'export' }))).toEqual([]);
});

test('is not looked for in the whole when none of its meshes crosses itself', () => {
  expect(checkSelfIntersection(ring, pieceOf(tooTight, { drawn: [plainMetal] }))).toEqual([]);
});

test('inside other metal does not count', () => {
  expect(checkSelfIntersection(ring, pieceOf(plainMetal, { drawn: [plainMetal, tooTight] }))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { milgrainKnowledge } from '../ring/ornament/milgrain.ts';
import { bangleBandKnowledge } from './bangle-band.ts';
import { twistBandKnowledge } from './twist-band.ts';

const band: PartOf<'bangle-band'> = { kind: 'bangle-band', section: 'd', widthMm: 4, thicknessMm: 2 };
const twist: PartOf<'twist-band'> = { kind: 'twist-band', strands: 3, widthMm: 4, turns: 12 };
const milgrain: PartOf<'milgrain'> = { kind: 'milgrain', on: 'band', beadMm: 0.5 };

function volumesMm3(size: ComposedDesign['size']): readonly number[] {
  const design: ComposedDesign = {
    kind: 'bangle',
    metal: { alloy: 'au750_y', finish: 'polished' },
    size,
    stones: {},
    parts: { band, milgrain },
  };
  return [
    bangleBandKnowledge.volumeMm3(band, design),
    twistBandKnowledge.volumeMm3(twist, design),
    milgrainKnowledge.volumeMm3(milgrain, design),
  ];
}

test('a bangle without a size weighs what one of the usual size does, not what a ring does', () => {
  expect(volumesMm3(undefined)).toEqual(volumesMm3(pieceKinds.bangle.usualSize));
});

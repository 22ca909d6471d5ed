import { expect, test } from 'vitest';
import { designSpecSchema } from '../design-spec.ts';
import { scales } from '../sizes/scales.ts';
import { pieceKinds } from './registry.ts';

test('a design can be exactly the kinds of piece that have facts', () => {
  expect(designSpecSchema.shape.kind.options).toEqual(Object.keys(pieceKinds));
});

test.each(Object.entries(pieceKinds))('what is sized as a %s goes round something', (_kind, facts) => {
  expect(facts.hoop || facts.sizedBy === undefined).toBe(true);
});

test.each(Object.entries(pieceKinds))(
  'the usual size of a %s is one of a chart that it is sized by',
  (_kind, facts) => {
    const { system } = facts.usualSize ?? {};
    expect(system === undefined || system === 'mm' ? undefined : scales[system].worn).toBe(facts.sizedBy);
  },
);

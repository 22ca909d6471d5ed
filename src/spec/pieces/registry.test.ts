import { expect, test } from 'vitest';
import { designSpecSchema } from '../design-spec.ts';
import { pieceKinds } from './registry.ts';

test('a design can be exactly the kinds of piece that have facts', () => {
  expect(designSpecSchema.shape.kind.options).toEqual(Object.keys(pieceKinds));
});

test.each(Object.entries(pieceKinds))('what is sized as a %s goes round something', (_kind, facts) => {
  expect(facts.hoop || !facts.needsSize).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { understand } from '#designer/brief/understand.ts';
import { itemType } from '#designer/archetypes/names/item-type.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { sentenceOfSet } from './sentence-of-set.ts';

const said = (wishes: Partial<Parameters<typeof sentenceOfSet>[0]>) =>
  sentenceOfSet({ pieces: ['necklace', 'earrings', 'ring'], words: '', budget: '', grams: '', ...wishes }, 'INR');

function read(sentence: string) {
  const request = understand(sentence);
  if (!request.ok) throw new Error(request.problem.message);
  return request.value;
}

describe('a set becomes a sentence', () => {
  test('that says its pieces, what they share, and what was said of all', () => {
    expect(said({ words: 'ruby, 22k gold, lotus', grams: '40', budget: '300000' })).toBe(
      'A matching set of a necklace, earrings and a ring: ruby, 22k gold, lotus, 40 grams in all, under INR 300000 in all',
    );
  });

  test('that is read as it was meant', () => {
    expect(read(said({ words: 'ruby, 22k gold, lotus', grams: '4 tola', budget: '3 lakh rupees' }))).toMatchObject({
      intent: 'new_set',
      items: [{ type: 'necklace' }, { type: 'earrings' }, { type: 'ring' }],
      metal: { karat: 22 },
      motifs: ['lotus'],
      weight: { value: 4, unit: 'tola', scope: 'all_pieces' },
      budget: { max: 300_000, currency: 'INR', scope: 'all_pieces' },
    });
  });

  test.each(Object.values(pieceKinds).map(({ called }) => called))('in which a %s is one of its pieces', (called) => {
    const other = called === 'ring' ? 'earrings' : 'ring';
    const types = read(said({ pieces: [other, called], words: '18k gold' })).items?.map(({ type }) => type) ?? [];
    expect(types).toHaveLength(2);
    expect(itemType(types[1])).not.toEqual({});
  });

  test('only where it has two pieces', () => {
    expect(said({ pieces: ['ring'], words: 'ruby' })).toBe('');
  });
});

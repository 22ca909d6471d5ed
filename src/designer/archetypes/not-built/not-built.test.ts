import { describe, expect, test } from 'vitest';
import type { OrderName } from '../order-name.ts';
import { archetypeNames, archetypeOf } from '../registry.ts';
import { indianWordsNotBuilt } from './indian-words.ts';
import { namesOfTheirOwn, offersInstead } from './instead.ts';
import { readingsNotBuilt } from './readings.ts';
import { typesNotBuilt } from './types.ts';
import { worldWordsNotBuilt } from './world-words.ts';

/* What is known of a piece moves to its archetype as soon as it is designed; what stayed behind would be read no more, or wrongly. */

const designed: readonly OrderName[] = archetypeNames.flatMap((name) => archetypeOf(name).names);
const types = new Set(designed.flatMap((name) => name.types));
const subtypes = new Set(designed.flatMap(({ subtype }) => subtype ?? []));
const answers = (type: string, subtype: string | undefined): boolean =>
  designed.some((name) => name.types.includes(type) && name.subtype === subtype);

/** What a word can mean: a subtype, or none, of some types. */
interface Meaning {
  readonly phrase: string;
  readonly types: readonly string[];
  readonly subtype: string | undefined;
}

/** The words for what cannot be designed. */
const meanings = [...worldWordsNotBuilt, ...indianWordsNotBuilt].flatMap(({ phrase, sense }): readonly Meaning[] => {
  if (sense.subject === 'piece') return [{ phrase, subtype: sense.subtype, types: [sense.type] }];
  return sense.subject === 'kind' ? [{ phrase, subtype: sense.subtype, types: sense.types }] : [];
});

describe('among what cannot be designed yet stands', () => {
  test('no word for a piece that is', () => {
    const stayed = meanings.filter((meant) => meant.types.every((type) => answers(type, meant.subtype)));
    expect(stayed.map(({ phrase }) => phrase)).toEqual([]);
  });

  test('no type and no reading of one that is', () => {
    expect(Object.keys(typesNotBuilt).filter((type) => types.has(type))).toEqual([]);
    expect(Object.keys(readingsNotBuilt).filter((subtype) => subtypes.has(subtype))).toEqual([]);
  });

  test.each([...Object.keys(offersInstead), ...namesOfTheirOwn])('%s, which no archetype answers to', (name) => {
    const asType = meanings.some((meant) => meant.types.includes(name) && !types.has(name));
    const asSubtype = meanings.some(
      (meant) => meant.subtype === name && meant.types.some((type) => !answers(type, name)),
    );
    expect(asType || asSubtype).toBe(true);
  });
});

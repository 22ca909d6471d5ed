import { seededRandom } from '#shared/random.ts';
import type { StyleFamily } from '../proposal.ts';

type Ladders = Readonly<Record<StyleFamily, readonly string[]>>;

/** Names for pieces of each family: short, easily said, Indian and Western; none is a gem, a metal or a part. */
const names: Ladders = {
  classic: ['Aurelia', 'Clara', 'Helena', 'Anaya', 'Estelle', 'Margaux', 'Nandini', 'Celeste', 'Vivienne', 'Sophia'],
  modern: ['Linea', 'Alba', 'Noor', 'Mira', 'Halden', 'Zoya', 'Lune', 'Tessa', 'Kaya', 'Elin'],
  vintage: [
    'Edith',
    'Adelaide',
    'Josephine',
    'Florence',
    'Colette',
    'Mumtaz',
    'Beatrix',
    'Odette',
    'Winifred',
    'Sybil',
  ],
  nature: ['Willow', 'Lata', 'Flora', 'Vanya', 'Sylvie', 'Bela', 'Daphne', 'Pallavi', 'Linden', 'Laurel'],
  'indian-heritage': ['Meera', 'Rani', 'Ishani', 'Padmini', 'Jodha', 'Vasanti', 'Devika', 'Rukmini', 'Anjali', 'Maya'],
  architectural: ['Arca', 'Plinth', 'Volta', 'Sutra', 'Ashlar', 'Kiran', 'Corbel', 'Alcove', 'Tessera', 'Atrium'],
};

/** For what a man wears. */
const mensNames: Ladders = {
  classic: ['Alden', 'Marlow', 'Arthur', 'Vikram', 'Edmund', 'Rohan', 'Clement', 'Hugo', 'Arjun', 'Walter'],
  modern: ['Anders', 'Kabir', 'Lars', 'Ishaan', 'Otto', 'Neil', 'Dev', 'Soren', 'Ari', 'Rafe'],
  vintage: ['Ambrose', 'Harold', 'Lucian', 'Julian', 'Cyril', 'Percival', 'Rupert', 'Sikandar', 'Basil', 'Ellis'],
  nature: ['Rowan', 'Heath', 'Ash', 'Aranya', 'Forrest', 'Glen', 'Reed', 'Parvat', 'Cliff', 'Dale'],
  'indian-heritage': ['Akbar', 'Ranjit', 'Pratap', 'Amar', 'Shivaji', 'Bhim', 'Jaidev', 'Surya', 'Raghav', 'Veer'],
  architectural: ['Mason', 'Archer', 'Sutra', 'Ashlar', 'Kiran', 'Pilaster', 'Conrad', 'Vitruv', 'Palladio', 'Ansel'],
};

/** What a piece is named after. */
export interface NamedAfter {
  readonly family: StyleFamily;
  /** What was asked for and how it is drawn, without metal, size and price: a piece that is cast in another gold keeps its name. */
  readonly look: string;
}

/**
 * A name for each piece, in order, no two alike. The same look has the same name in every tray.
 * @param gent a man wears it
 */
export function namesFor(pieces: readonly NamedAfter[], gent: boolean): readonly string[] {
  const ladders = gent ? mensNames : names;
  const taken = new Set<string>();
  return pieces.map(({ family, look }) => {
    const ladder = ladders[family];
    const start = Math.floor(seededRandom(numberOf(look))() * ladder.length);
    const turned = [...ladder.slice(start), ...ladder.slice(0, start)];
    const name = turned.find((candidate) => !taken.has(candidate)) ?? family;
    taken.add(name);
    return name;
  });
}

/** A whole number that follows from the letters. */
function numberOf(words: string): number {
  let number = 0;
  for (const letter of words) number = (Math.imul(number, 31) + letter.charCodeAt(0)) | 0;
  return number;
}

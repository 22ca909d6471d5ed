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
  architectural: [
    'Plinth',
    'Volta',
    'Sutra',
    'Ashlar',
    'Corbel',
    'Buttress',
    'Lintel',
    'Keystone',
    'Tessera',
    'Atrium',
  ],
};

/**
 * A name for each piece, in order, no two alike. A seed sets where in the list it begins, so that a second tray has
 * other names.
 * @param gent a man wears it
 */
export function namesFor(families: readonly StyleFamily[], seed: number, gent: boolean): readonly string[] {
  const ladders = gent ? mensNames : names;
  const taken = new Set<string>();
  return families.map((family) => {
    const ladder = ladders[family];
    const start = ((seed - 1) * 3) % ladder.length;
    const turned = [...ladder.slice(start), ...ladder.slice(0, start)];
    const name = turned.find((candidate) => !taken.has(candidate)) ?? family;
    taken.add(name);
    return name;
  });
}

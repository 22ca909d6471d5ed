import type { StyleFamily } from '../proposal.ts';

/** Names for pieces of each family: short, easily said, Indian and Western; none is a gem, a metal or a part. */
const ladders: Readonly<Record<StyleFamily, readonly string[]>> = {
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
  architectural: ['Arca', 'Plinth', 'Volta', 'Sutra', 'Ashlar', 'Kiran', 'Corbel', 'Mandir', 'Tessera', 'Atrium'],
};

/**
 * A name for each piece, in order, no two alike. A seed sets where in the list it begins, so that a second tray has
 * other names.
 */
export function namesFor(families: readonly StyleFamily[], seed: number): readonly string[] {
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

import type { Atom } from './atom.ts';

/** How far before a piece its "has", "enough" and "already" stand. */
const REACH = 4;

/** Words for more than anybody needs: who has so many wants no further one. */
const enough: ReadonlySet<string> = new Set([
  'enough',
  'plenty',
  'plenty of',
  'ton',
  'tons',
  'tons of',
  'loads',
  'loads of',
  'lots',
  'lots of',
  'a lot of',
  'so many',
  'too many',
  'many',
  'hundreds',
  'dozens',
]);

/** Words behind a piece by which it is there in Hindi: "unke paas haar bahut hai", "anguthi bahut hai uske paas". */
const many: ReadonlySet<string> = new Set([
  'bahut',
  'bohot',
  'bahot',
  'kaafi',
  'kafi',
  'pehle',
  'already',
  'itni',
  'itne',
]);

/**
 * Whether a piece is only told to be there: "she already has bangles", "she has enough rings", "a ton of necklaces",
 * "unke paas haar bahut hai", "mil is giving rani haar already".
 */
export function isOwned(atoms: readonly Atom[], place: number): boolean {
  const before = atoms.slice(Math.max(0, place - REACH), place).map(({ text }) => text);
  const behind = atoms.slice(place + 1, place + 2 + REACH).map(({ text }) => text);
  const [next, after] = [behind[0] ?? '', behind[1] ?? ''];
  const hasOne = before.some((word) => /(?:^| )(?:have|has|had|got|owns?)$/.test(word));
  const isSaidSo = before.some((word) => word.split(' ').includes('already'));
  if (next === 'already' || (isSaidSo && hasOne)) return true;
  const hasMany = before.some(
    (word, at) => enough.has(word) && (hasOne || before[at + 1] === 'of' || word.endsWith(' of')),
  );
  const isSaidInHindi = before.includes('paas') || behind.includes('paas');
  return hasMany || (isSaidInHindi && many.has(next) && after !== 'nahi') || (next === 'nobody' && after === 'wears');
}

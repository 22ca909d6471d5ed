import { indianWordsNotBuilt } from './indian-words.ts';
import { worldWordsNotBuilt } from './world-words.ts';

/** What to offer instead of a piece that the studio cannot build yet. */
const offers: Readonly<Record<string, string>> = {
  jhumka: 'drop earrings',
  chandbali: 'drop earrings',
  chandelier: 'drop earrings',
  hoop: 'studs or drop earrings',
  huggie: 'studs or drop earrings',
  bali: 'studs or drop earrings',
  climber: 'studs',
  jacket: 'halo studs',
  ear_cuff: 'studs',
  threader: 'drop earrings',
  mangalsutra: 'a pendant on a chain, to which the black beads are strung by hand',
  thali: 'a shaped pendant on a chain',
  tennis: 'a tennis bracelet, or a solitaire pendant',
  riviere: 'a tennis bracelet, or a solitaire pendant',
  station: 'a pendant on a chain',
  nose_ring: 'a stud earring',
  nose_pin: 'a stud earring',
  maang_tikka: 'a pendant',
  brooch: 'a pendant',
  charm: 'a pendant',
  toe_ring: 'a plain band with its inner diameter in mm',
  coin: 'a round medallion pendant',
  armlet: 'a bangle',
};

/** Subtypes that a brief can name, and that are pieces of their own although their type is designed. */
const named: ReadonlySet<string> = new Set(
  [...indianWordsNotBuilt, ...worldWordsNotBuilt].flatMap(({ sense }) =>
    'subtype' in sense && sense.subtype !== undefined ? [sense.subtype] : [],
  ),
);

/** What to offer instead of a type or subtype; undefined where nothing is near. */
export function insteadOf(word: string): string | undefined {
  return Object.hasOwn(offers, word) ? offers[word] : undefined;
}

/** Whether a subtype is known as a piece that cannot be designed yet. */
export function isNotBuilt(subtype: string): boolean {
  return Object.hasOwn(offers, subtype) || named.has(subtype);
}

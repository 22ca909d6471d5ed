import { type Atom, hasSense, isMark } from '../../parse/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';

/** How far from its number the one of two may be named: "his plain comfort fit 5 mm". */
const REACH = 4;

/**
 * "His 6 mm, hers 2.5 mm": the places of two widths that were said of two people, by the order in which they were
 * named. Neither is the width of both rings.
 */
export function widthsOfCouple({ atoms, ...rest }: BriefContext): ReadonlyMap<number, number> {
  const places = wishes({ atoms, ...rest })
    .filter(([, { quantity }]) => quantity?.kind === 'length' && quantity.to === undefined)
    .map(([place]) => place);
  // "4 mm hers 6 mm his": where the first stands behind its width, the second does too.
  const areBehind = places[0] !== undefined && personBefore(atoms, places[0]) === undefined;
  const widths = places.map((place) => ({
    place,
    person: areBehind ? personBehind(atoms, place) : personBefore(atoms, place),
  }));
  const [one, other, ...more] = widths.filter(({ person }) => person !== undefined);
  if (!one || !other || more.length > 0 || one.person === other.person) return new Map();
  return new Map([
    [one.place, 0],
    [other.place, 1],
  ]);
}

/** The place of the person before the number, within its own words. */
function personBefore(atoms: readonly Atom[], place: number): number | undefined {
  for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
    if (isPerson(atoms[at])) return at;
    if (atoms[at]?.quantity?.kind === 'length' || isMark(atoms[at], '.', ',', ';')) break;
  }
  return undefined;
}

function personBehind(atoms: readonly Atom[], place: number): number | undefined {
  return isPerson(atoms[place + 1]) ? place + 1 : undefined;
}

function isPerson(atom: Atom | undefined): boolean {
  return (
    /^(?:his|hers?|mine|theirs?|mera|meri|mere|unka|unki|uska|uski|ladke|ladki|me)$/.test(atom?.text ?? '') ||
    hasSense(atom, 'wearer')
  );
}

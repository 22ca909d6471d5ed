import { type Atom, hasSense, isMark } from '../../words/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';

/** How far from its number the one of two may be named: "his plain comfort fit 5 mm". */
const REACH = 4;

/**
 * "His 6 mm, hers 2.5 mm": the places of two widths that were said of two people, by the order in which they were
 * named. Neither is the width of both rings.
 */
export function widthsOfCouple({ atoms, ...rest }: BriefContext): ReadonlyMap<number, number> {
  const widths = wishes({ atoms, ...rest })
    .filter(([, { quantity }]) => quantity?.kind === 'length' && quantity.to === undefined)
    .map(([place]) => ({ place, person: personBeside(atoms, place) }));
  const [one, other, ...more] = widths.filter(({ person }) => person !== undefined);
  if (!one || !other || more.length > 0 || one.person === other.person) return new Map();
  return new Map([
    [one.place, 0],
    [other.place, 1],
  ]);
}

/** The place of the person, before the number or else right behind it. */
function personBeside(atoms: readonly Atom[], place: number): number | undefined {
  for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
    if (isPerson(atoms[at])) return at;
    if (atoms[at]?.quantity?.kind === 'length' || isMark(atoms[at], '.', ',', ';')) break;
  }
  const behind = isMark(atoms[place + 1], ')', '-') ? undefined : atoms[place + 1];
  return isPerson(behind) ? place + 1 : undefined;
}

function isPerson(atom: Atom | undefined): boolean {
  return (
    /^(?:his|hers?|mine|theirs?|mera|meri|mere|unka|unki|uska|uski|ladke|ladki|me)$/.test(atom?.text ?? '') ||
    hasSense(atom, 'wearer')
  );
}

import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';

const making = /^(?:turn|make|made|convert|change|transform|melt|split|break|rework|take)\b/;

/** Verbs for taking a stone out of a piece that is there already. */
const takingOut = /^(?:nikal ke|nikaal ke|nikal kar|nikaal kar|nikalkar|tod kar|todkar|tudwa kar|tudwa ke)$/;

/**
 * What shows that an old piece becomes a new one: "remodel", "turn gran's ring into a pendant", "can the chain become a
 * bracelet", "nath ka heera nikal ke".
 */
export function remodelAtom(atoms: readonly Atom[]): Atom | undefined {
  return atoms.find((atom, place) => {
    if (senseOf(atom, 'cue')?.cue === 'remodel') return true;
    const before = atoms.slice(0, place);
    const isBetween = before.some(isThing) && atoms.slice(place + 1).some((next) => hasSense(next, 'piece'));
    if (takingOut.test(atom.text) || /^becomes?$/.test(atom.text)) return isBetween;
    return atom.text === 'into' && isBetween && before.some(({ text }) => making.test(text));
  });
}

function isThing(atom: Atom): boolean {
  return hasSense(atom, 'piece', 'gem', 'stone', 'beads');
}

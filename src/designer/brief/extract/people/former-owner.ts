import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';

/** Whose old jewellery is handed down and worked anew. */
const elders: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'great_grandmother',
  'great_grandfather',
  'mother_in_law',
  'father_in_law',
  'aunt',
  'uncle',
]);

/** How far behind an owner the thing stands: "my mother's old wedding ring", "mummy ki shaadi ki nath". */
const REACH = 5;

/** Who is named because something was theirs: "gran's ring", "dadi ke kangan", "the ring my grandmother left me". */
export function isFormerOwner(atoms: readonly Atom[], place: number): boolean {
  const relation = senseOf(atoms[place], 'wearer')?.relation;
  const isLate =
    atoms[place - 1]?.text === 'late' && !atoms.some(({ text }) => /^(?:impression|copy|copies)$/.test(text));
  // "a ring like grandpa's signet" is a new one.
  if (['like', 'as'].includes(atoms[place - 1]?.text ?? '')) return false;
  if (relation === undefined || !(elders.has(relation) || isLate) || atoms[place]?.negated) return false;
  return isPossessor(atoms, place) ? possession(atoms, place) !== undefined : gaveIt(atoms, place);
}

/** The relation whose jewellery is worked anew, if any. */
export function formerOwnerIn(atoms: readonly Atom[]): { readonly relation: string; readonly atom: Atom } | undefined {
  for (const [place, atom] of atoms.entries()) {
    const relation = senseOf(atom, 'wearer')?.relation;
    if (relation !== undefined && isFormerOwner(atoms, place) && !isCompanion(atoms, place)) return { relation, atom };
  }
  return undefined;
}

/** "to go with the bangle my grandmother gave me": hers stays as it is. */
function isCompanion(atoms: readonly Atom[], place: number): boolean {
  return atoms.slice(Math.max(0, place - REACH), place).some((atom) => senseOf(atom, 'cue')?.cue === 'beside');
}

function isPossessor(atoms: readonly Atom[], place: number): boolean {
  const text = atoms[place]?.text ?? '';
  // "grandmas ring": the sign is often left out.
  const isWithoutSign =
    text.endsWith('s') && !text.endsWith('ss') && place > 0 && atoms[place - 1]?.quantity === undefined;
  return /(?:'s|s')$/.test(text) || isWithoutSign || isOfHindi(atoms[place + 1]);
}

function isOfHindi(atom: Atom | undefined): boolean {
  return ['ka', 'ki', 'ke'].includes(atom?.text ?? '');
}

/** The thing that follows; a size, a birthday or a birthstone is not handed down. */
function possession(atoms: readonly Atom[], place: number): number | undefined {
  for (let at = place + 1; at <= place + REACH; at += 1) {
    const atom = atoms[at];
    const isSet = senseOf(atom, 'cue')?.cue === 'set';
    if (hasSense(atom, 'piece', 'gem', 'stone') || senseOf(atom, 'kind')?.certain || isSet) {
      const isSize = senseOf(atoms[at + 1], 'cue')?.cue === 'size';
      return isSize || (isOfHindi(atoms[place + 1]) && !isReworked(atoms, at)) ? undefined : at;
    }
    const passes = hasSense(
      atom,
      'filler',
      'article',
      'measure',
      'kind',
      'occasion',
      'metal',
      'tone',
      'style',
      'cut',
      'shape',
    );
    if (atom?.quantity?.kind === 'ordinal') return undefined;
    if (senseOf(atom, 'cue')?.cue === 'birthstone' || (!passes && atom?.kind !== 'word' && !isOld(atom)))
      return undefined;
  }
  return undefined;
}

function isOld(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'remodel' || atom?.quantity !== undefined;
}

/** "maa ki ring" can be a new one for her; taken apart or turned into something it is an old one. */
function isReworked(atoms: readonly Atom[], at: number): boolean {
  return atoms.some(
    (atom, place) =>
      senseOf(atom, 'cue')?.cue === 'remodel' ||
      (place > at && (reworking.has(atom.text) || (atom.text === 'se' && place <= at + 2))),
  );
}

const reworking: ReadonlySet<string> = new Set([
  'nikal',
  'nikaal',
  'nikal ke',
  'nikal kar',
  'nikaal ke',
  'nikaal kar',
  'nikala',
  'nikali',
  'nikalwa',
  'tod',
  'tudwa',
  'todkar',
  'galwa',
]);

/** "the bangle my grandmother gave me", "inherited from my aunt" */
function gaveIt(atoms: readonly Atom[], place: number): boolean {
  const behind = atoms.slice(place + 1, place + 3).map(({ text }) => text);
  const before = atoms.slice(Math.max(0, place - 7), place).map(({ text }) => text);
  return behind.some((word) => giving.has(word)) || before.some((word) => inheriting.has(word));
}

const giving: ReadonlySet<string> = new Set(['gave', 'left', 'passed', 'wore', 'handed', 'gifted']);
const inheriting: ReadonlySet<string> = new Set(['inherited', 'belonged', 'heirloom']);

import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';

const everyStone: ReadonlySet<string> = new Set([
  'all',
  'sab',
  'sabhi',
  'everything',
  'both',
  'dono',
  'all stones',
  'sare',
  'saare',
]);

/**
 * The phrases that speak of every stone at once, "all round, VS, GH" or "sab heere, round": from the word that says so
 * up to a phrase about something else.
 */
export function phrasesOfAll(atoms: readonly Atom[], phraseOf: readonly number[]): ReadonlySet<number> {
  const phrases = new Set<number>();
  let goesOn = false;
  const byPhrase = Map.groupBy(atoms.keys(), (place) => phraseOf[place] ?? -1);
  for (const [phrase, places] of byPhrase) {
    const said = places.map((place) => atoms[place] as Atom);
    if (said.every((atom) => isMark(atom, ',', '-', '/', '.'))) continue;
    const opens =
      said.some((atom, at) => everyStone.has(atom.text) && !countsPieces(said, at)) &&
      said.some((atom) => describesStone(atom) || senseOf(atom, 'cue')?.cue === 'size');
    const isElse = said.some((atom) => hasSense(atom, 'role', 'piece', 'metal') || isPieceQuantity(atom));
    goesOn =
      (opens && !said.some((atom) => hasSense(atom, 'piece', 'role'))) || (goesOn && !isElse && said.every(isTrait));
    if (goesOn) phrases.add(phrase);
  }
  return phrases;
}

/** "all three rings", "all in platinum" speak of the pieces. */
function countsPieces(phrase: readonly Atom[], at: number): boolean {
  const next = phrase[at + 1];
  if (/^(?:round|over|along|the|in|of)$/.test(next?.text ?? '') && next?.senses.length === 0) return true;
  return phrase
    .slice(at + 1, at + 4)
    .some((atom) => hasSense(atom, 'piece', 'metal') || atom.quantity?.kind === 'karat');
}

function describesStone(atom: Atom): boolean {
  return (
    hasSense(atom, 'gem', 'shape', 'cut', 'form', 'setting', 'prongs', 'origin', 'clarity', 'lab') ||
    atom.quantity?.kind === 'length'
  );
}

/** A phrase of nothing but traits goes on with what was said before it; letters are a colour. */
function isTrait(atom: Atom): boolean {
  return (
    describesStone(atom) ||
    /^[d-m]{1,2}$/.test(atom.text) ||
    hasSense(atom, 'filler', 'joint') ||
    isMark(atom, '-', ',')
  );
}

function isPieceQuantity({ quantity }: Atom): boolean {
  return (
    quantity?.kind === 'karat' ||
    quantity?.kind === 'money' ||
    quantity?.kind === 'gram' ||
    quantity?.kind === 'ring-size'
  );
}

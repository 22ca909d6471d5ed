import { type Atom, hasSense, isMark, senseOf } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import { give, type StoneDraft, type Trait } from './draft.ts';

const everyStone: ReadonlySet<string> = new Set(['all', 'sab', 'sabhi', 'everything', 'both', 'dono', 'all stones', 'sare', 'saare']);

/**
 * The phrases that speak of every stone at once, "all round, VS, GH" or "sab heere, round": from the word that says so
 * up to a phrase about something else.
 */
export function phrasesOfAll({ atoms, phraseOf }: BriefContext): ReadonlySet<number> {
  const phrases = new Set<number>();
  let goesOn = false;
  const byPhrase = Map.groupBy(atoms.keys(), (place) => phraseOf[place] ?? -1);
  for (const [phrase, places] of byPhrase) {
    const said = places.map((place) => atoms[place] as Atom);
    if (said.every((atom) => isMark(atom, ',', '-', '/'))) continue;
    const opens = said.some((atom, at) => everyStone.has(atom.text) && !countsPieces(said, at)) && said.some(describesStone);
    const isElse = said.some((atom) => hasSense(atom, 'role', 'piece', 'metal') || isPieceQuantity(atom));
    goesOn = (opens && !said.some((atom) => hasSense(atom, 'piece', 'role'))) || (goesOn && !isElse && said.every(isTrait));
    if (goesOn) phrases.add(phrase);
  }
  return phrases;
}

/** "all three rings", "all in platinum" speak of the pieces. */
function countsPieces(phrase: readonly Atom[], at: number): boolean {
  return phrase.slice(at + 1, at + 4).some((atom) => hasSense(atom, 'piece', 'metal') || atom.quantity?.kind === 'karat');
}

function describesStone(atom: Atom): boolean {
  return (
    hasSense(atom, 'gem', 'shape', 'cut', 'form', 'setting', 'prongs', 'origin', 'clarity', 'lab') ||
    atom.quantity?.kind === 'length'
  );
}

/** A phrase of nothing but traits goes on with what was said before it; letters are a colour. */
function isTrait(atom: Atom): boolean {
  return describesStone(atom) || /^[d-m]{1,2}$/.test(atom.text) || hasSense(atom, 'filler', 'joint') || isMark(atom, '-', ',');
}

function isPieceQuantity({ quantity }: Atom): boolean {
  return quantity?.kind === 'karat' || quantity?.kind === 'money' || quantity?.kind === 'gram' || quantity?.kind === 'ring-size';
}

/** Gives a trait of all stones to each that has none of its own. */
export function giveToAll(drafts: readonly StoneDraft[], traits: readonly Trait[]): void {
  for (const draft of drafts) for (const one of traits) give(draft, one);
}

/**
 * "three stone diamond ring, centre 40 cent, sides 20 cent": the gem of the ring is that of all stones that are told by
 * their place; named alone it is none of them. "2.5 mm rubies and diamonds, grain set": what is said of the one row
 * holds for all stones in it.
 */
export function shareOfPiece(context: BriefContext, drafts: readonly StoneDraft[]): readonly StoneDraft[] {
  const [first, ...others] = drafts;
  const { gem } = first?.fields ?? {};
  const placed = others.filter(({ fields }) => fields.role && fields.gem === undefined && fields.role.value !== 'halo');
  const isBare = first && gem && Object.keys(first.fields).every((key) => key === 'gem' || key === 'origin' || key === 'count');
  const hasCenter = placed.some(({ fields }) => fields.role?.value === 'center');
  const isOfPiece = isBare && hasCenter && !isPlaced(context, first.place);
  if (!isOfPiece) return drafts;
  const traits = Object.entries(first.fields).filter(([key]) => key !== 'count');
  for (const draft of placed) for (const [key, said] of traits) give(draft, { key, said } as Trait);
  return others;
}

/** "a diamond in the middle" is one of the stones. */
function isPlaced({ atoms, phraseOf }: BriefContext, place: number): boolean {
  return atoms.some((atom, at) => phraseOf[at] === phraseOf[place] && senseOf(atom, 'role') !== undefined);
}

/** What stones of one row have in common. */
const ofRow: readonly Trait['key'][] = ['setting', 'arrangement', 'diameter_mm', 'form', 'prongs_per_stone', 'size_mm'];

/** Stones that are joined by "and" without a size of their own share what is said of their row. */
export function shareInRow(drafts: readonly StoneDraft[]): void {
  drafts.forEach((draft, index) => {
    const before = drafts[index - 1];
    if (!before || draft.joint !== 'and' || draft.fields.role || before.fields.role) return;
    for (const key of ofRow) {
      const said = before.fields[key] ?? draft.fields[key];
      if (!said) continue;
      give(before, { key, said } as Trait);
      give(draft, { key, said } as Trait);
    }
  });
}

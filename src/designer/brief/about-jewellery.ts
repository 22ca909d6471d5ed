import { everydayWords, functionWords, hindiWords, namesOfTrade, wishWords } from './lexicon/everyday.ts';
import { type Atom, hasSense, isMark, senseOf } from './parse/atom.ts';
import type { Subject } from '../senses/sense.ts';

/** Subjects whose words belong to the trade, unless they are everyday words too ("ring", "gold"). */
const tradeSubjects = [
  'piece',
  'metal',
  'gem',
  'shape',
  'cut',
  'setting',
  'prongs',
  'technique',
  'enamel',
  'hallmark',
  'beads',
  'kind',
  'arrangement',
  'clarity',
  'lab',
  'engrave',
  'closure',
] as const satisfies readonly Subject[];

/** Quantities that nothing but jewellery is measured in. */
const tradeQuantities = new Set(['karat', 'fineness', 'carat', 'traditional', 'ring-size', 'bangle-size']);

/** Prices and weights of anything; the measures of a piece: nobody gives a telephone ring in millimetres. */
const makingQuantities: ReadonlySet<string> = new Set(['money', 'gram']);
const measuringQuantities: ReadonlySet<string> = new Set(['length', 'box']);

/** What is said to change a design that exists. */
const changingCues: ReadonlySet<string> = new Set(['edit', 'same', 'keep_rest', 'remodel']);

/** What makes a lone everyday word a wish: a wearer, an occasion, a colour, a price. */
const supportSubjects = [
  'wearer',
  'occasion',
  'garment',
  'tone',
  'style',
  'constraint',
  'finish',
  'feature',
  'profile',
  'role',
  'supply',
] as const satisfies readonly Subject[];

/**
 * Whether the words are about jewellery and do not only contain one of its words: "ring me tomorrow", "the gold
 * standard". One word of the trade decides. Everyday words need company: another of them, a wearer or an occasion, a
 * wish, or nothing beside them that is foreign to the trade.
 */
export function isAboutJewellery(atoms: readonly Atom[]): boolean {
  if (atoms.some(isOfTrade) || atoms.some(({ text }) => namesOfTrade.has(text))) return true;
  if (namesPiece(atoms) || wantsPresent(atoms) || atoms.some((_, at) => isRuledOutPiece(atoms, at))) return true;
  const topics = new Set(atoms.flatMap(topicOf));
  const support = atoms.filter((atom) => supports(atom, topics.has('piece'))).length;
  const foreign = atoms.some(isForeign);
  const wished = atoms.some(({ text }) => text.split(' ').some((word) => wishWords.has(word)));
  if (topics.size === 0) return support > 1 || (!foreign && atoms.some(isOfDesign));
  // engrave "Love" on the back as well
  if (topics.has('engrave') && atoms.some(({ kind }) => kind === 'quote')) return true;
  const named = new Set(atoms.flatMap((atom) => (topicOf(atom).length > 0 ? [atom.text] : [])));
  return topics.size > 1 || named.size > 1 || support > 0 || wished || !foreign || atoms.some(changes);
}

/** "hand jewellery please", "kuch gehne dikhao": which piece is asked next. */
export function asksForJewellery(atoms: readonly Atom[]): boolean {
  const isNamed = atoms.some(({ text }) => namesOfTrade.has(text));
  if (wantsPresent(atoms)) return true;
  return isNamed && (atoms.length <= 3 || atoms.some(isWish));
}

/** "a gift for my mum", "something nice for my mum": asked of a jeweller, it is for a piece. */
function wantsPresent(atoms: readonly Atom[]): boolean {
  return atoms.some(
    (atom, at) =>
      /^(?:gift|present|something|summat|kuch)(?: for)?$/.test(atom.text) &&
      atoms.slice(at + 1, at + 5).some((next) => senseOf(next, 'wearer')?.relation !== undefined),
  );
}

/** "Not a ring", "no necklaces": who rules out a piece asks for another; "don't ring me" does not. */
function isRuledOutPiece(atoms: readonly Atom[], at: number): boolean {
  const [atom, before] = [atoms[at], atoms[at - 1]];
  return atom?.negated === true && hasSense(atom, 'piece') && (hasSense(before, 'article') || before?.text === 'no');
}

function isWish(atom: Atom): boolean {
  return senseOf(atom, 'cue')?.cue === 'for' || atom.text.split(' ').some((word) => wishWords.has(word));
}

/** How many unknown words may describe a piece: "jodha akbar style haar". */
const MOST_UNKNOWN_WORDS = 3;

/** A phrase that ends in a piece and only describes it: "trinity ring", "pathani ring, silver". */
function namesPiece(atoms: readonly Atom[]): boolean {
  let from = 0;
  for (let at = 0; at <= atoms.length; at += 1) {
    const atom = atoms[at];
    const ends = atom === undefined || isMark(atom, ',', '.', ';', '\n', '-', ':');
    if (!ends && senseOf(atom, 'cue')?.cue !== 'for') continue;
    if (isNameOfPiece(atoms.slice(from, at))) return true;
    from = at + 1;
  }
  return false;
}

function isNameOfPiece(phrase: readonly Atom[]): boolean {
  if (!hasSense(phrase.at(-1), 'piece')) return false;
  const before = phrase.slice(0, -1);
  const unknown = before.filter(isForeign).length;
  return (
    unknown <= MOST_UNKNOWN_WORDS && before.every((atom) => (isForeign(atom) ? !isSubject(atom) : describes(atom)))
  );
}

function describes(atom: Atom): boolean {
  if (/^wal[aei]$/.test(atom.text)) return true;
  return (
    atom.quantity !== undefined || atom.kind === 'number' || hasSense(atom, 'filler', 'article', ...supportSubjects)
  );
}

function isOfTrade(atom: Atom): boolean {
  if (atom.quantity) return tradeQuantities.has(atom.quantity.kind);
  if (senseOf(atom, 'cue')?.cue === 'birthstone') return true;
  return hasSense(atom, ...tradeSubjects) && !everydayWords.has(atom.text);
}

function topicOf(atom: Atom): readonly Subject[] {
  if (!everydayWords.has(atom.text)) return [];
  return atom.senses.flatMap(({ subject }) => tradeSubjects.find((trade) => trade === subject) ?? []).slice(0, 1);
}

/** A motif supports the word for a piece, but not the word gold: "a heart of gold". */
function supports(atom: Atom, ofPiece: boolean): boolean {
  if (atom.quantity && makingQuantities.has(atom.quantity.kind)) return true;
  if (atom.quantity && ofPiece && measuringQuantities.has(atom.quantity.kind)) return true;
  if (isSubject(atom)) return false;
  // "a ring with our initials inside", "a ring with no prongs showing"
  if (ofPiece && (senseOf(atom, 'unwanted')?.thing === 'initials' || isRuledOut(atom))) return true;
  return hasSense(atom, ...supportSubjects) || (ofPiece && hasSense(atom, 'motif'));
}

function isRuledOut(atom: Atom): boolean {
  return atom.negated === true && hasSense(atom, 'unwanted');
}

/** What can be said of any design by itself: "lotus", "size 6", "make it bolder". */
function isOfDesign(atom: Atom): boolean {
  return atom.quantity !== undefined || changes(atom) || hasSense(atom, 'motif', ...supportSubjects);
}

/** "for her" tells a wearer; "she runs a chain of shops" only tells of somebody. */
function isSubject(atom: Atom): boolean {
  return senseOf(atom, 'wearer')?.pronoun === true && !['her', 'him'].includes(atom.text);
}

function changes(atom: Atom): boolean {
  return changingCues.has(senseOf(atom, 'cue')?.cue ?? '');
}

/** A word that has nothing to do with the trade. */
export function isForeign(atom: Atom): boolean {
  if (isSubject(atom)) return true;
  return atom.kind === 'word' && !functionWords.has(atom.text) && !hindiWords.has(atom.text);
}

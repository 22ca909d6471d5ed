import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { describesPiece } from './described-piece.ts';
import { restStays } from './rest-stays.ts';
import { unchangedPart } from './unchanged-part.ts';
import { type BriefContext, wishes } from '../subject.ts';
import { wordSet } from '../../parse/word-set.ts';

/**
 * The words that show that a brief speaks of a design that is there already: it is referred to ("same but", "ye wala"),
 * something about it is told to change ("halo hata do", "make the band thinner"), or the rest is to stay. Whoever
 * orders a piece ("a ring…", "haar chahiye") asks for a new one, whatever verbs follow.
 */
export function editEvidence(context: BriefContext): Atom | undefined {
  if (isMatched(context)) return undefined;
  const again = cueAtoms(context, 'same_but')[0]?.[1];
  if (again) return again;
  if (describesPiece(context)) return undefined;
  const rest = restStays(context.atoms) ?? cueAtoms(context, 'corrects')[0]?.[1] ?? pointedAt(context);
  if (rest) return rest;
  // "could we see it with a knife edge band": what "it" is, is there.
  const shown = cueAtoms(context, 'refers').find(([place]) => opensBrief(context, place));
  if (shown) return shown[1];
  if (ordersNew(context)) return undefined;
  const swapped = context.atoms.find((_, place) => isSwappedNumber(context, place));
  if (swapped) return swapped;
  const known = context.atoms.find((_, place) => stays(context, place) || adds(context, place)) ?? sameDesign(context);
  if (known) return known;
  // "isme white gold laga do": with nothing named before, "it" is the open design.
  const weakly = cueAtoms(context, 'refers_weakly').find(([place]) => isFirst(context, place));
  if (weakly) return weakly[1];
  const [referred] = [...cueAtoms(context, 'refers_away'), ...cueAtoms(context, 'refers')];
  const same = samePiece(context);
  if (referred || same) return referred?.[1] ?? same;
  const told = cueAtoms(context, 'edit').find(
    ([place]) => (opensClause(context, place) || changesPart(context, place)) && !isDescribed(context, place),
  );
  const toldInHindi = cueAtoms(context, 'do_change').find(
    ([place]) => changesSomething(context, place) && (isObject(context, place) || !isDescribed(context, place)),
  );
  const compared = context.atoms.find(
    (atom, place) => (hasSense(atom, 'comparison') || isPortion(context, place)) && !isDescribed(context, place),
  );
  return told?.[1] ?? toldInHindi?.[1] ?? compared ?? done(context) ?? contrasted(context) ?? definite(context);
}

/** "gold 22k se 18k karo", "18k to 22k": who names an old value and a new one speaks of a design that is there. */
function isSwappedNumber({ atoms }: BriefContext, place: number): boolean {
  const isBetween = hasSense(atoms[place], 'becoming') && senseOf(atoms[place], 'cue')?.cue === 'do_change';
  return isBetween && atoms[place - 1]?.quantity !== undefined && atoms[place + 1]?.replaced === true;
}

/** "Double the width" */
function isPortion({ atoms }: BriefContext, place: number): boolean {
  return hasSense(atoms[place], 'portion') && hasSense(atoms[place + 1], 'measure');
}

/** "satin the top", "bezel it please": a look or a setting that is a verb. */
function done(context: BriefContext): Atom | undefined {
  const { atoms } = context;
  return atoms.find(
    (atom, at) =>
      hasSense(atom, 'finish', 'setting', 'engrave') &&
      (/^(?:the|it)$/.test(atoms[at + 1]?.text ?? '') || isWritten(context, at)) &&
      opensClause(context, at) &&
      !isDescribed(context, at),
  );
}

/** 'engrave "Love" on the back': no piece is named that it could be ordered with. */
function isWritten({ atoms, pieces }: BriefContext, at: number): boolean {
  return hasSense(atoms[at], 'engrave') && atoms[at + 1]?.kind === 'quote' && pieces.length === 0;
}

/** "24 inch not 22", "bezel not prongs": of a piece that nobody ordered, one measure or part for another. */
function contrasted({ atoms, pieces }: BriefContext): Atom | undefined {
  if (atoms.length > SHORT_BRIEF + 4 || isWished(atoms)) return undefined;
  const pairs = atoms.flatMap((atom, at) => {
    if (!hasSense(atom, 'negation')) return [];
    const [before, behind] = [atoms.slice(Math.max(0, at - 2), at), atoms.slice(at + 1, at + 4)];
    const pair = before.flatMap((old) =>
      behind.flatMap((young) => (!(old.negated && young.negated) && isOfOneKind(old, young) ? [old, young] : [])),
    );
    return pair.length > 0 ? [{ atom, pair }] : [];
  });
  const contrastedWords = pairs.flatMap(({ pair }) => pair);
  // A metal, a gem or a piece that is in no contrast is an order.
  const isOrder = atoms.some(
    (atom) =>
      !atom.negated &&
      !contrastedWords.includes(atom) &&
      (hasSense(atom, 'metal', 'gem', 'cut') || atom.quantity?.kind === 'karat'),
  );
  const isOfNumbers = pairs.every(({ pair }) => pair.every(({ quantity, value }) => quantity ?? value));
  const isNamed = pieces.some(({ implied, places }) => !implied && !isDefinite(atoms, places));
  return isOrder || (isNamed && !isOfNumbers) ? undefined : pairs[0]?.atom;
}

/** "these earrings but in rose gold", "that ring, with a bezel though": a piece that is shown, and what is to differ. */
function pointedAt({ atoms }: BriefContext): Atom | undefined {
  return atoms.find(
    (atom, at) =>
      hasSense(atom, 'piece') &&
      theseOnes.has(atoms[at - 1]?.text ?? '') &&
      atoms[at - 1]?.text !== 'the' &&
      hasSense(atoms[at + 1], 'contrast'),
  );
}

/** "size wahi, colour rose", "18k to 22k, stones same": a part that stays is one of a design that is there. */
function stays(context: BriefContext, place: number): boolean {
  const { atoms, pieces } = context;
  const part = unchangedPart(atoms, place);
  if (!part || !hasSense(part, 'part', 'stone', 'gem') || isDescribed(context, place)) return false;
  const isOfSeveral = pieces.some(({ qty }) => (qty?.value ?? 1) > 1) || pieces.length > 1;
  const isBehind = atoms.indexOf(part) < place;
  const closes = atoms[place + 1] === undefined || atoms[place + 1]?.kind === 'mark';
  return !isOfSeveral && (isBehind ? closes : opensClause(context, place));
}

/** "the band should be 2 mm": a piece that is there. */
function isDefinite(atoms: readonly Atom[], places: readonly number[]): boolean {
  return /(?:^| )the$/.test(atoms[Math.min(...places) - 1]?.text ?? '');
}

function isOfOneKind(one: Atom, other: Atom): boolean {
  if (one.quantity && (other.value !== undefined || hasSense(other, 'numeral'))) return true;
  if (one.quantity && other.quantity)
    return one.quantity.kind === other.quantity.kind || other.quantity.kind === 'count';
  return ofOneKind.some((subject) => hasSense(one, subject) && hasSense(other, subject));
}

const ofOneKind = ['setting', 'prongs', 'finish', 'closure', 'motif', 'tone', 'metal', 'gem', 'shape'] as const;

/** "matching pendant for the ring you made": the design that is spoken of is another piece. */
export function isMatched(context: BriefContext): boolean {
  return wishes(context).some(([, atom]) => senseOf(atom, 'constraint')?.constraint === 'matching_set');
}

type Cue =
  | 'same'
  | 'same_design'
  | 'same_but'
  | 'corrects'
  | 'refers_weakly'
  | 'refers'
  | 'refers_away'
  | 'edit'
  | 'do_change';

function cueAtoms(context: BriefContext, cue: Cue): readonly (readonly [number, Atom])[] {
  return [...context.atoms.entries()].filter(
    ([, atom]) => !atom.replaced && atom.senses.some((sense) => sense.subject === 'cue' && sense.cue === cue),
  );
}

/** "same pendant in silver", "the red one but in gold"; "same ring each" speaks of two new ones. */
export function samePiece({ atoms }: BriefContext): Atom | undefined {
  return atoms.find((atom, place) => {
    const [next, after] = [atoms[place + 1], atoms[place + 2]];
    if (atom.text === 'same' || atom.text === 'wahi') {
      const isOfSeveral =
        atoms[place - 1]?.text === 'same' ||
        hasSense(after, 'share') ||
        (after?.text === 'for' && /^(?:all|both|each|every|us|everyone)/.test(atoms[place + 3]?.text ?? ''));
      return hasSense(next, 'piece') && !isOfSeveral;
    }
    const isOne = atom.text === 'one' && atoms.slice(Math.max(0, place - 3), place).some(({ text }) => text === 'the');
    return isOne && atoms.slice(place + 1, place + 6).some((next) => hasSense(next, 'contrast'));
  });
}

/** "Same design, in silver": said first, of the design that is open. */
export function sameDesign(context: BriefContext): Atom | undefined {
  const isOfSeveral = context.pieces.some(({ qty, implied }) => !implied && (qty?.value ?? 1) > 1);
  const said = [...cueAtoms(context, 'same_design'), ...cueAtoms(context, 'same')];
  return isOfSeveral ? undefined : said.find(([place]) => opensClause(context, place))?.[1];
}

/** "One more row of rubies", "two more prongs": more of what is there. */
function adds(context: BriefContext, place: number): boolean {
  const isMore = senseOf(context.atoms[place], 'qualifier')?.which === 'other';
  const isCounted = context.atoms[place - 1]?.quantity?.kind === 'count';
  return isMore && isCounted && context.pieces.every(({ implied }) => implied) && opensClause(context, place - 1);
}

/** Longest brief that may be about "the halo" of a design that nobody named. */
const SHORT_BRIEF = 8;

/** "without the halo please": of a piece that nobody ordered, so the design is open. */
function definite({ atoms, pieces }: BriefContext): Atom | undefined {
  if (pieces.length > 0 || atoms.length > SHORT_BRIEF) return undefined;
  return atoms.find(
    (atom, at) =>
      atom.text.endsWith('the') && hasSense(atoms[at + 1], 'role', 'stone', 'gem', 'prongs', 'setting', 'feature'),
  );
}

/** A design that is spoken of and not open: which one it is has to be asked. */
export function refersAway(context: BriefContext): boolean {
  const named =
    cueAtoms(context, 'refers_away')[0]?.[1] ??
    cueAtoms(context, 'same_but').find(([, { text }]) => /pich|last time|same again|make again|banwa/.test(text));
  return named !== undefined || samePiece(context)?.text === 'one';
}

/** Words that may stand before an order to change: "please", "can you", "and". */
const lead: ReadonlySet<string> = wordSet(`
  please, pls, plz, can, could, you, u, just, and, also, then, ok, okay, so, hi, hello, but, now, actually, hey,
  maybe, i, i'd, like, to, we, want, need, kindly, bhai, yes, only, bas, sirf, oh, no, love, it
`);

function opensClause({ atoms }: BriefContext, place: number): boolean {
  let before = place - 1;
  while (lead.has(atoms[before]?.text ?? '')) before -= 1;
  return before < 0 || atoms[before]?.kind === 'mark';
}

/** "gold ring with a halo, make the band 2 mm": a piece was described before, so this goes on describing it. */
function isDescribed({ atoms }: BriefContext, place: number): boolean {
  const before = atoms.slice(0, place);
  const said = before.filter(
    (atom) => !atom.negated && (hasSense(atom, 'metal', 'gem') || atom.quantity?.kind === 'karat'),
  );
  return said.length > 1 || (said.length > 0 && before.some((atom) => hasSense(atom, 'piece', 'kind')));
}

/** "stone change blue to green", "size change": what is changed stands before the verb. */
function changesPart({ atoms }: BriefContext, place: number): boolean {
  const before = atoms[place - 1];
  const isPart = hasSense(before, 'stone', 'gem', 'metal', 'setting', 'closure', 'motif', 'measure', 'engrave');
  return /^(?:change|chng|chnge|replace|remove|swap)$/.test(atoms[place]?.text ?? '') && isPart;
}

/** Whether no piece, metal or stone was named before, that "it" could be. */
function isFirst(context: BriefContext, place: number): boolean {
  return opensBrief(context, place) && context.pieces.every(({ implied }) => implied);
}

function opensBrief({ atoms }: BriefContext, place: number): boolean {
  return !atoms.slice(0, place).some((atom) => hasSense(atom, 'metal', 'gem', 'piece') || atom.quantity);
}

/** "karo" alone may end any wish; with a change of something known before it, it changes a design. */
function changesSomething(context: BriefContext, place: number): boolean {
  const { atoms } = context;
  const isOrder = /^(?:rakhna|rakho|rehne do)$/.test(atoms[place]?.text ?? '');
  return (
    !isOrder &&
    atoms
      .slice(Math.max(0, place - 5), place + 4)
      .some((atom, at) => at !== Math.min(5, place) && (atom.senses.length > 0 || atom.quantity))
  );
}

/** "ring ko platinum mein kar do", "bali me heere laga do": the piece is what something is done to, so it is there. */
function isObject({ atoms }: BriefContext, place: number): boolean {
  return atoms.some((atom, at) => {
    if (at >= place) return false;
    if (atom.text === 'ko') return hasSense(atoms[at - 1], 'piece', 'role', 'stone');
    return /^(?:me|mein|main)$/.test(atom.text) && hasSense(atoms[at - 1], 'piece', 'kind');
  });
}

/** "a ring", "haar chahiye", "want to make": a piece that is not there yet. */
function ordersNew({ atoms, pieces }: BriefContext): boolean {
  if (pieces.some(({ implied }) => !implied) && isWished(atoms)) return true;
  return pieces.some(({ places, qty }) => {
    const noun = Math.min(...places);
    for (let at = noun - 1; at >= Math.max(0, noun - 5) && atoms[at]?.kind !== 'mark'; at -= 1) {
      if (hasSense(atoms[at], 'article')) return true;
      if (hasSense(atoms[at], 'piece') || theseOnes.has(atoms[at]?.text ?? '')) return false;
    }
    return qty !== undefined;
  });
}

function isWished(atoms: readonly Atom[]): boolean {
  return atoms.some(({ text }) => orders.has(text));
}

const orders: ReadonlySet<string> = wordSet(`
  chahiye, chahie, chaiye, banana, banwana, banwana hai, banana hai, looking for, dikhao, banao
`);

const theseOnes: ReadonlySet<string> = new Set(['the', 'this', 'that', 'these', 'those', 'my', 'same']);

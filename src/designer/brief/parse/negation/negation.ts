import { type Atom, hasSense, isMark, senseOf } from '../atom.ts';
import { tradeKarats } from '../karats.ts';
import { isOwned } from '../owned-piece.ts';
import { leftScope } from './left-scope.ts';
import { endsThere, type NegationScope, noScope, rightScope } from './right-scope.ts';
import { isNoun } from './ruled-out-noun.ts';
import { isOfAnotherValue } from './replacement.ts';
import type { SenseFor } from '../../../senses/sense.ts';

/**
 * Marks everything under a negation, in both languages: "no X or Y", "without X", "not X but Y" run to the right, "X
 * nahi", "X aur Y bilkul nahi chahiye", "X ke bina" run to the left. A number that is denied ("5 mm, not 6 mm") is
 * neither read nor ruled out.
 */
export function markNegated(atoms: readonly Atom[]): readonly Atom[] {
  const negated = new Map<number, { readonly replaced: boolean }>();
  const mark = (places: readonly number[], replaced: boolean) => {
    for (const place of places) negated.set(place, { replaced });
  };
  atoms.forEach((atom, at) => {
    const negation = senseOf(atom, 'negation') ?? contrastAt(atoms, at);
    const { ruledOut, denied } = negation
      ? scopeOf(atoms, at, negation)
      : (complaint(atoms, at) ?? takenAway(atoms, at));
    // "nothing too modern" has ruled it out before the "too" is read.
    mark(negation ? denied : denied.filter((place) => !negated.has(place)), true);
    const isReplaced =
      (negation?.swaps === true && isSwap(atoms, at, ruledOut)) ||
      (negation?.instead === true && isReplacedBy(atoms, at, ruledOut));
    if (ruledOut.length > 0) mark(withoutOwner(atoms, ruledOut), isReplaced);
  });
  if (negated.size === 0) return atoms;
  const saysKarats = atoms.some(({ quantity }) => quantity?.kind === 'karat');
  return atoms.map((atom, at) => {
    const found = negated.get(at);
    if (found === undefined) return atom;
    const karat = found.replaced && saysKarats ? bareKarat(atom) : undefined;
    if (karat !== undefined) return { ...atom, negated: true, quantity: { kind: 'karat', value: karat } };
    return { ...atom, negated: true, ...(found.replaced && { replaced: true }) };
  });
}

/** "21k, no 18": beside a karat a bare number is one too. */
function bareKarat({ quantity }: Atom): number | undefined {
  return quantity?.kind === 'count' && tradeKarats.has(quantity.value) ? quantity.value : undefined;
}

/** "bina hallmark nahi chalega": two denials ask for the thing. */
function deniesTwice(atoms: readonly Atom[], at: number): boolean {
  const isWithout = (place: number): boolean => /^(?:bina|bagair|without)\b|^ke b/.test(atoms[place]?.text ?? '');
  const isAfter = (place: number): boolean => senseOf(atoms[place], 'negation')?.side === 'after' && !isWithout(place);
  if (isWithout(at)) return [at + 1, at + 2, at + 3].some((place) => isAfter(place) && isUnbroken(atoms, at, place));
  return isAfter(at) && [at - 1, at - 2, at - 3].some((place) => isWithout(place) && isUnbroken(atoms, place, at));
}

function isUnbroken(atoms: readonly Atom[], from: number, to: number): boolean {
  return atoms.slice(from + 1, to).every((atom) => atom.kind !== 'mark' && !hasSense(atom, 'joint', 'boundary'));
}

type Negation = Omit<SenseFor<'negation'>, 'subject'>;

function scopeOf(atoms: readonly Atom[], at: number, negation: Negation): NegationScope {
  const isBefore = negation.side === 'before';
  if (deniesTwice(atoms, at) || isLowered(atoms, at)) return noScope;
  if (negation.refers) {
    const named = endsThere(atoms, at) ? lastNamed(atoms, at) : -1;
    return named < 0 ? rightScope(atoms, at) : { ruledOut: [named], denied: [] };
  }
  const first = isBefore ? rightScope(atoms, at, negation.ofVerb) : leftScope(atoms, at, negation.ofAll);
  if (negation.onlyParts) return hasSense(atoms[first.ruledOut[0] ?? -1], 'piece', 'closure') ? first : noScope;
  if (first.ruledOut.length > 0 || first.denied.length > 0) return first;
  // "halo no, solid gold" and "nahi chahiye halo": the other order is said too.
  if (isBefore) return looksBack(atoms, at) ? leftScope(atoms, at) : noScope;
  return opensPhrase(atoms, at) ? rightScope(atoms, at) : noScope;
}

/** "rather spinel than ruby", "I prefer pearls over diamonds": words that rule something out only where they stand. */
function contrastAt(atoms: readonly Atom[], at: number): Negation | undefined {
  const text = atoms[at]?.text;
  // "pearls? no." is no number, "na moti na meena" no question.
  if (text === 'no .' && atoms[at + 1]?.kind !== 'number' && !atoms[at + 1]?.quantity) return { side: 'after' };
  // "excluding: halo, pave" lists what is ruled out; "excluding the stone" is said of a weight.
  if (text === 'excluding' && isMark(atoms[at + 1], ':')) return { side: 'before' };
  // "lose side stones", "drop the halo": told of a part, and not "drop the clarity to SI".
  if (removing.test(text ?? '') && opensPhrase(atoms, at) && isPartToRemove(atoms, at)) return { side: 'before' };
  // "engraving out", "stones: nil"
  if (text === 'out' && isNoun(atoms[at - 1]) && endsThere(atoms, at)) return { side: 'after' };
  if (text === 'na' && isOneOfTwo(atoms, at)) return { side: 'before' };
  // "moti na lagayen": before a verb it denies, behind one it asks for agreement.
  if (text === 'na' && hindiVerb.test(atoms[at + 1]?.text ?? '')) return { side: 'after' };
  // "halo free", "stone less", "non plated": said right beside the thing.
  if ((text === 'free' || text === 'less') && isNoun(atoms[at - 1])) return { side: 'after' };
  if (text === 'non' && isNoun(atoms[at + 1])) return { side: 'before' };
  if (text !== 'than' && text !== 'over' && text !== 'to') return undefined;
  const preferring = text === 'than' ? ['rather'] : ['prefer', 'prefers', 'rather'];
  for (let before = at - 1; before >= Math.max(0, at - 6) && atoms[before]?.kind !== 'mark'; before -= 1) {
    if (preferring.includes(atoms[before]?.text ?? '')) return { side: 'before' };
  }
  return undefined;
}

const removing = /^(?:lose|drop|bin|kill|cut|ditch|strip)(?: the)?$/;

function isPartToRemove(atoms: readonly Atom[], at: number): boolean {
  const next = hasSense(atoms[at + 1], 'filler', 'article') ? at + 2 : at + 1;
  if (!hasSense(atoms[next], 'role', 'setting', 'feature', 'motif', 'engrave', 'enamel', 'stone', 'prongs'))
    return false;
  return !atoms.slice(next + 1, next + 4).some(({ text }) => text === 'to');
}

/** A Hindi verb of making, as far as all of its forms begin alike. */
const hindiVerb = /^(?:lag|lga|rakh|daa?l|jod|jad|dikh|likh|banw?a|kar|hon?$|hov|den?$|chah)/;

/** "na moti na meena": one "na" alone asks for agreement. */
function isOneOfTwo(atoms: readonly Atom[], at: number): boolean {
  return atoms.some(({ text }, place) => place !== at && Math.abs(place - at) <= TAKE_REACH && text === 'na');
}

/** "too plain, too shiny": what is too much of something is not wished for more of it. */
function complaint(atoms: readonly Atom[], at: number): NegationScope | undefined {
  if (atoms[at]?.text !== 'too' || !hasSense(atoms[at + 1], 'style', 'finish')) return undefined;
  return { ruledOut: [], denied: [at + 1] };
}

/** How far "off" may stand from its "take": "take the twisted shank off". */
const TAKE_REACH = 5;

/** "take the shank off", "leave the halo out": the two halves of one verb. */
function takenAway(atoms: readonly Atom[], at: number): NegationScope {
  if (!/^(?:take|leave|strip|knock|keep)(?: the)?$/.test(atoms[at]?.text ?? '')) return noScope;
  for (let end = at + 2; end <= at + TAKE_REACH; end += 1) {
    if (/^(?:off|out|away)$/.test(atoms[end]?.text ?? '')) {
      const scope = rightScope(atoms, at);
      return { ...scope, ruledOut: scope.ruledOut.filter((place) => place < end) };
    }
  }
  return noScope;
}

/** "ruby ki jagah panna": with something of the same kind behind it the first is replaced, else ruled out. */
function isSwap(atoms: readonly Atom[], at: number, scope: readonly number[]): boolean {
  const old = atoms[scope[0] ?? -1];
  const behind = atoms.slice(at + 1, at + 4);
  const end = behind.findIndex(({ kind }) => kind === 'mark');
  if (old && (hasSense(old, 'closure') || !isOfAnotherValue(old))) return false;
  return (end < 0 ? behind : behind.slice(0, end)).some((next) =>
    next.senses.some(({ subject }) => exchangeable.includes(subject) && hasSense(old, subject)),
  );
}

/** "Ruby instead of the sapphire": one gem takes the place of another, which may come again. */
function isReplacedBy(atoms: readonly Atom[], at: number, scope: readonly number[]): boolean {
  const old = atoms[scope[0] ?? -1];
  const before = atoms.slice(Math.max(0, at - 4), at);
  return hasSense(old, 'gem') && before.some((young) => !young.negated && hasSense(young, 'gem'));
}

/** How far before "none of those" the thing may be named. */
const NAMED_REACH = 10;

const ofThings = ['piece', 'prongs', 'setting', 'closure', 'gem', 'motif', 'metal', 'unwanted'] as const;

/** "Claws get caught on everything, so none of those": the thing that was named last. */
function lastNamed(atoms: readonly Atom[], at: number): number {
  return atoms.findLastIndex((atom, place) => place < at && place >= at - NAMED_REACH && hasSense(atom, ...ofThings));
}

/** "Drop the side stones to SI", "lower the colour to H": a grade goes down, nothing goes away. */
function isLowered(atoms: readonly Atom[], at: number): boolean {
  if (!hasSense(atoms[at], 'removal')) return false;
  const end = atoms.findIndex(({ kind }, place) => place > at && kind === 'mark');
  const to = atoms.findIndex((atom, place) => place > at && place <= at + 5 && hasSense(atom, 'becoming'));
  const value = atoms[to + 1];
  if (to < 0 || (end >= 0 && to > end) || !value) return false;
  return value.quantity !== undefined || hasSense(value, 'clarity') || value.text.length <= 2;
}

const exchangeable: readonly string[] = ['gem', 'metal', 'setting', 'shape', 'piece', 'motif', 'tone', 'closure'];

/**
 * "gold ring nahi": what describes the piece is ruled out, not the piece; with another piece named instead
 * ("mangalsutra nahi, bracelet"), the piece is. "I can't wear a ring all day … a wedding ring" still orders a ring.
 */
function withoutOwner(atoms: readonly Atom[], scope: readonly number[]): readonly number[] {
  const others = scope.filter((place) => !hasSense(atoms[place], 'piece'));
  const own = scope.map((place) => senseOf(atoms[place], 'piece')).find((piece) => piece !== undefined);
  if (own === undefined) return scope;
  // "not a ring, she has enough rings": what she has is no order for another.
  const outside = atoms.flatMap((atom, place) =>
    scope.includes(place) || isOwned(atoms, place) ? [] : (senseOf(atom, 'piece') ?? []),
  );
  // "bina chain ke, chain uske paas hai": what only belongs to another piece is not ordered.
  const isPart = outside.some(({ type }) => own.partOf?.includes(type));
  const isOrderedToo = !isPart && own.subtype === undefined && outside.some(({ type }) => type === own.type);
  const another = outside.some(({ type }) => type !== own.type);
  return isOrderedToo || (others.some((place) => !hasSense(atoms[place], 'qualifier')) && !another) ? others : scope;
}

/** "nahi chahiye halo": nothing stands before it that it could be about. */
function opensPhrase(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  return before === undefined || before.kind === 'mark' || hasSense(before, 'boundary', 'joint', 'filler');
}

/** "gold filled no, solid 14k", "pearls? no": a negation with nothing behind it looks back. */
function looksBack(atoms: readonly Atom[], at: number): boolean {
  return endsThere(atoms, at) && !isMark(atoms[at - 1], '.', ',');
}

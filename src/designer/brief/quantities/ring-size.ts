import { sizesThatExist } from '#spec/sizes/existing-sizes.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { readBangleSize } from './bangle-size.ts';
import { loneLetterAt } from './lone-letter.ts';
import type { RingSizeSystem } from '#spec/sizes/scales.ts';
import type { QuantityReader, QuantityView } from './reader.ts';
import { isSizeLetter, sizeValueAt } from './size-value.ts';

/** "US 6.5", "uk size N½", "size 7", "ring size 14 indian", "54 EU", "12 number ki", "finger P". */
export const readRingSize: QuantityReader = (view, at) => {
  const { atoms } = view;
  const lone = loneLetterAt(view, at);
  if (lone) return { measured: { kind: 'ring-size', system: 'UK', value: lone.value }, to: lone.to };
  const second = secondSizeAt(view, at);
  if (second) return second;
  const head = headAt(view, at);
  const value = sizeValueAt(view, head.to, head.system);
  if (!value) return undefined;
  const tail = tailAt(view, value.to);
  if (tail.to === value.to && head.to === at) return undefined;
  const system = head.system ?? tail.system ?? (typeof value.value === 'string' ? 'UK' : null);
  if (typeof value.value === 'string' && system !== 'UK') return undefined;
  // "a ring and a bangle size 2-8"
  if (system === null && (view.hasNoRing || readBangleSize(view, head.to) !== undefined)) return undefined;
  // "make us 2 rings", "2 Indian bangles": without the word size, a country in small letters counts only at the end of
  // its phrase.
  const isCertain = head.cue || tail.cue || head.capital || tail.capital;
  if (!isCertain && (isPronoun(atoms, at) || !endsThere(atoms[tail.to]))) return undefined;
  return { measured: { kind: 'ring-size', system, value: value.value }, to: tail.to };
};

/** "sizes U and L", "size M or 7": what is joined to a size is another. */
function secondSizeAt(view: QuantityView, at: number): ReturnType<QuantityReader> {
  const { atoms } = view;
  if (!senseOf(atoms[at - 1], 'joint') || view.hasNoRing) return undefined;
  let first = at - 2;
  while (first > at - 5 && (atoms[first]?.kind === 'number' || /^[a-z]$/.test(atoms[first]?.text ?? ''))) first -= 1;
  const system = senseOf(atoms[first], 'system')?.system;
  if (first === at - 2 || (system === undefined && senseOf(atoms[first], 'cue')?.cue !== 'size')) return undefined;
  const value = sizeValueAt(view, at, system);
  if (!value || !endsThere(atoms[value.to])) return undefined;
  const chart = system ?? (typeof value.value === 'string' ? 'UK' : null);
  return { measured: { kind: 'ring-size', system: chart, value: value.value }, to: value.to };
}

interface Affix {
  readonly to: number;
  readonly system?: RingSizeSystem | undefined;
  /** Whether the word "size" itself was said. */
  readonly cue: boolean;
  /** Whether the system is written in capitals. */
  readonly capital: boolean;
}

/** "size", "US", "size US", "UK ring size:" before the number. */
function headAt(view: QuantityView, at: number): Affix {
  const { atoms } = view;
  let to = at;
  let system: RingSizeSystem | undefined;
  let cue = false;
  let capital = false;
  for (; to < at + 4; to += 1) {
    const atom = atoms[to];
    const said = systemAt(view, to);
    if (atom?.text === 'finger' && isSizeLetter(view, pastVerb(atoms, to + 1), 'UK')) {
      to = pastVerb(atoms, to + 1) - 1;
      cue = true;
    } else if (said && system === undefined) {
      system = said;
      capital = isCapital(view, to);
    } else if (senseOf(atom, 'cue')?.cue === 'size') cue = true;
    else if (
      to === at ||
      !(
        isMark(atom, ':', '=', '(', '-', '.') ||
        /^(?:is|of|be|should|must|was)$/.test(atom?.text ?? '') ||
        isVague(atom)
      )
    )
      break;
  }
  return { to, system, cue, capital };
}

/** "size about US 3" */
function isVague(atom: Atom | undefined): boolean {
  return senseOf(atom, 'bound')?.bound === 'approx' || hasSense(atom, 'filler');
}

/** "US", "size", "(US)", "number ki" behind it. */
function tailAt(view: QuantityView, at: number): Affix {
  const { atoms } = view;
  let to = at;
  let system: RingSizeSystem | undefined;
  let cue = false;
  let capital = false;
  for (let next = at; next < at + 4; next += 1) {
    const atom = atoms[next];
    const said = senseOf(atom, 'system');
    if (said && system === undefined) {
      system = said.system;
      capital = isCapital(view, next);
    } else if (senseOf(atom, 'cue')?.cue === 'size' || (view.hasRing && isNumberWord(atoms, next))) {
      // "7 size 5" would read the next size as this one's name.
      if (sizeValueAt(view, next + 1, undefined) && !system) break;
      cue = true;
    } else if (isMark(atom, ')') && to > at) {
      to = next + 1;
      break;
    } else if (isMark(atom, '(') && senseOf(atoms[next + 1], 'system') && atoms[next + 2]?.kind !== 'number') continue;
    else break;
    to = next + 1;
  }
  return { to, system, cue, capital };
}

/** "18 number": so ring sizes are told in India; "number 4512" is one of an order. */
function isNumberWord(atoms: readonly Atom[], at: number): boolean {
  const isWord = /^(?:number|nmbr|nambar|numbr)$/.test(atoms[at]?.text ?? '');
  return isWord && sizesThatExist(atoms[at - 1]?.value ?? 0).length > 0 && endsThere(atoms[at + 1]);
}

/** A country's name or initials; "IN" only in capitals, since "in" is one of the commonest words. */
function systemAt(view: QuantityView, at: number): RingSizeSystem | undefined {
  const atom = view.atoms[at];
  if (atom?.text === 'in') return isCapital(view, at) && view.atoms[at + 1]?.kind === 'number' ? 'IN' : undefined;
  return senseOf(atom, 'system')?.system;
}

/** In capitals, in a brief that is not all in capitals. */
function isCapital({ atoms, brief }: QuantityView, at: number): boolean {
  const typed = brief.slice(...(atoms[at]?.span ?? [0, 0]));
  return /^\p{Lu}[\p{Lu}.$/ ]*$/u.test(typed) && /\p{Ll}/u.test(brief);
}

/** "make us 2 rings", "for us 3". */
function isPronoun(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.text === 'us' && beforePronoun.has(atoms[at - 1]?.text ?? '');
}

const beforePronoun: ReadonlySet<string> = new Set([
  'make',
  'give',
  'for',
  'to',
  'show',
  'send',
  'get',
  'of',
  'with',
  'quote',
]);

function endsThere(atom: Atom | undefined): boolean {
  return (
    atom === undefined || atom.kind === 'mark' || hasSense(atom, 'boundary', 'joint', 'cue', 'bound', 'kind', 'metal')
  );
}

/** "finger is P", "her finger measures an O". */
function pastVerb(atoms: readonly Atom[], at: number): number {
  let next = at;
  while (
    next < at + 3 &&
    (hasSense(atoms[next], 'article', 'filler') || /^(?:is|measures)$/.test(atoms[next]?.text ?? ''))
  )
    next += 1;
  return next;
}

import { ask, type Extraction, type SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';
import { toneOwner } from '../looks/tone-owner.ts';
import type { SaidMetal } from './said-metal.ts';

type SaidColour = SaidValue<string> & { readonly place: number; readonly isNamed: boolean };

/** The colour of the metal, and the question where two were said that contradict each other. */
export interface SaidMetalColour {
  readonly color: SaidValue<string> | undefined;
  readonly asks: readonly Extraction[];
}

/** Behind the name of a metal: it only has its colour. */
const colourWords: ReadonlySet<string> = new Set(
  'look looking coloured colored colour color toned tone effect shade rang jaisa'.split(' '),
);

/** "copper coloured", "brushed tungsten look": said of the colour, not of what it is made of. */
export function isOnlyColour(atoms: readonly Atom[], place: number): boolean {
  return colourWords.has(atoms[place + 1]?.text ?? '');
}

export function metalColour(context: BriefContext, metals: readonly SaidMetal[]): SaidMetalColour {
  const all = [...namedColours(context, metals), ...tonedColours(context)];
  const mixed = all.find(({ value, isNamed }) => isNamed && value.endsWith('_tone') && value !== 'silver_tone');
  if (mixed) return { color: mixed, asks: [] };
  const [first] = all;
  const different = all.find(({ value }) => value !== first?.value);
  if (!first || !different) return { color: first, asks: [] };
  // "white gold … should look yellow" cannot be both.
  if (first.isNamed && !different.isNamed && !areJoined(context.atoms, first, different))
    return { color: undefined, asks: [ask('metal_color', first.span, different.span)] };
  const span = [Math.min(first.span[0], different.span[0]), Math.max(first.span[1], different.span[1])] as const;
  return { color: { value: 'two_tone', span }, asks: [] };
}

function namedColours({ atoms }: BriefContext, metals: readonly SaidMetal[]): readonly SaidColour[] {
  const material = metals.find(({ value }) => value.material !== undefined)?.value.material;
  const ofMetal = metals.flatMap(({ value, span, place }): readonly SaidColour[] => {
    // The rose gold line in a platinum band is not the colour of the band.
    const isOther = value.material !== undefined && value.material !== material;
    return value.color === undefined || isOther ? [] : [{ value: value.color, span, place, isNamed: true }];
  });
  const likened = atoms.flatMap((atom, place): readonly SaidColour[] => {
    const sense = senseOf(atom, 'metal');
    const value = sense?.color ?? (sense?.material === undefined ? undefined : likeness[sense.material]);
    if (value === undefined || atom.negated || !isOnlyColour(atoms, place) || ofMetal.length > 0) return [];
    return [{ value, span: atom.span, place, isNamed: true }];
  });
  return [...ofMetal, ...likened];
}

/** What the colour of a metal is called when something else is made in it. */
const likeness: Readonly<Record<string, string>> = {
  gold: 'gold_tone',
  silver: 'silver_tone',
  copper: 'copper',
  bronze: 'bronze',
  brass: 'brass',
};

function tonedColours(context: BriefContext): readonly SaidColour[] {
  return wishes(context).flatMap(([place, atom]) => {
    const tone = senseOf(atom, 'tone')?.metal ?? (isBlackMetal(context, place) ? 'black' : undefined);
    const isOfMetal = tone === 'black' || toneOwner(context, place) === 'metal' || isLoneTone(context, place);
    return tone !== undefined && isOfMetal ? [{ value: tone, span: atom.span, place, isNamed: false }] : [];
  });
}

/** "zirconium, black, 8 mm": alone between commas, in a brief without stones, black is the metal. */
function isBlackMetal({ atoms, topics }: BriefContext, place: number): boolean {
  const isOther = (['stone', 'enamel', 'outfit'] as const).some((topic) => topics.ofBrief.has(topic));
  return senseOf(atoms[place], 'tone')?.color === 'black' && isAlone(atoms, place) && !isOther;
}

/**
 * "half eternity, lab, rose, size N" and "halo ring in rose": the trade says the colour alone. Behind a gem it may be the
 * gem's ("sapphires, yellow").
 */
function isLoneTone({ atoms, topics }: BriefContext, place: number): boolean {
  const isOther = (['enamel', 'outfit'] as const).some((topic) => topics.ofBrief.has(topic));
  const [before, after] = [wordBeyondMarks(atoms, place, -1), wordBeyondMarks(atoms, place, 1)];
  const isOneOfSeveral = [before, after].some((atom) => hasSense(atom, 'tone'));
  return isAlone(atoms, place) && !isOther && !isOneOfSeveral && !hasSense(before, 'gem', 'stone', 'beads');
}

/** Between marks, or behind "in" at the end of a phrase. */
function isAlone(atoms: readonly Atom[], place: number): boolean {
  const [before, after] = [atoms[place - 1], atoms[place + 1]];
  return isEdge(after) && (isEdge(before) || /(?:^| )in$/.test(before?.text ?? ''));
}

function wordBeyondMarks(atoms: readonly Atom[], place: number, step: 1 | -1): Atom | undefined {
  let at = place + step;
  while (atoms[at]?.kind === 'mark') at += step;
  return atoms[at];
}

const isEdge = (atom: Atom | undefined): boolean => atom === undefined || atom.kind === 'mark';

function areJoined(atoms: readonly Atom[], one: SaidColour, other: SaidColour): boolean {
  const beside = [other.place - 1, other.place + 1].map((at) => atoms[at]?.text ?? '');
  if (beside.some((text) => /^(?:look|dikh)/.test(text))) return false;
  return atoms
    .slice(Math.min(one.place, other.place), Math.max(one.place, other.place))
    .some((atom) => ['and', 'with'].includes(senseOf(atom, 'joint')?.joint ?? '') || isMark(atom, '/', '&', ',', '-'));
}

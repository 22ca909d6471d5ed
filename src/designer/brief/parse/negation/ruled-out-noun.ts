import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { functionWords } from '../../lexicon/everyday.ts';
import { type Atom, hasSense, senseOf } from '../atom.ts';
import type { Subject } from '../../../senses/sense.ts';

/** Words that describe the noun behind them; a negated phrase runs through them to its noun. */
const describing: readonly Subject[] = [
  'tone',
  'metal',
  'gem',
  'shape',
  'cut',
  'origin',
  'country',
  'setting',
  'form',
  'style',
  'finish',
  'technique',
  'kind',
  'motif',
];

/** Words that can be ruled out: only what the lexicons know. */
const nouns: readonly Subject[] = [
  ...describing,
  'stone',
  'role',
  'prongs',
  'piece',
  'feature',
  'constraint',
  'closure',
  'profile',
  'enamel',
  'engrave',
  'hallmark',
  'beads',
  'arrangement',
  'orientation',
  'unwanted',
];

/** What is said of a thing and is not a thing: "too flashy", "too heavy". */
const adjectives: readonly Subject[] = ['style', 'finish', 'constraint', 'unwanted'];

export function isNoun(atom: Atom | undefined): boolean {
  if (atom?.quantity?.kind === 'karat') return true;
  // "on the band" is where a thing is, not a thing.
  return hasSense(atom, ...nouns) && !isPlace(atom);
}

export function describes(atom: Atom | undefined): boolean {
  if (atom?.quantity?.kind === 'karat' || senseOf(atom, 'unwanted')?.describes) return true;
  return hasSense(atom, ...describing);
}

/** Where on the piece: "on the band", "at the back". */
export function isPlace(atom: Atom | undefined): boolean {
  const role = senseOf(atom, 'role');
  return hasSense(atom, 'place', 'sides') || stoneRole(role?.role).isInBand === true || role?.positional === true;
}

/** "design", "pattern": says nothing beside what describes it. */
export function isGeneral(atom: Atom | undefined): boolean {
  return senseOf(atom, 'unwanted')?.general === true;
}

export function isAdjective(atom: Atom | undefined): boolean {
  return hasSense(atom, ...adjectives);
}

/** A word that no lexicon knows and that could describe a noun: "no dinky prongs". */
export function isUnknownWord(atom: Atom | undefined): boolean {
  const isBare = atom?.senses.every(({ subject }) => subject === 'part' || subject === 'relation') ?? false;
  return isBare && (atom?.kind === 'word' || hasSense(atom, 'part', 'relation')) && isLongWord(atom);
}

function isLongWord(atom: Atom | undefined): boolean {
  const text = atom?.text ?? '';
  return text.length > 1 && !functionWords.has(text);
}

/** Metals that nobody asks for. */
const alloyed: ReadonlySet<string> = new Set(['nickel', 'lead', 'cadmium', 'zinc', 'cobalt', 'base_metal', 'alloy']);

/** What a thing is of: nobody rules out stones and a metal in one list. */
export function familyOf(atom: Atom | undefined): 'metal' | 'gem' | 'outline' | 'piece' | 'motif' | 'ornament' {
  const unwanted = senseOf(atom, 'unwanted')?.thing;
  if (unwanted !== undefined) return alloyed.has(unwanted) ? 'metal' : 'ornament';
  if (hasSense(atom, 'metal', 'tone') || atom?.quantity?.kind === 'karat') return 'metal';
  if (hasSense(atom, 'gem')) return 'gem';
  if (hasSense(atom, 'shape', 'cut')) return 'outline';
  if (hasSense(atom, 'motif')) return 'motif';
  return hasSense(atom, 'piece') ? 'piece' : 'ornament';
}

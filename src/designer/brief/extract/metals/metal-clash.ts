import { ask, type Extraction, saidWord } from '../../extraction.ts';
import { isMark, senseOf } from '../../parse/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';
import type { SaidMetal } from './said-metal.ts';

/** How far apart the two metals of a choice stand: "platinum, or maybe white gold". */
const REACH = 6;

/** "platinum or white gold", "silver ya gold?": nothing is chosen yet. */
export function isOpenChoice({ atoms }: BriefContext, metals: readonly SaidMetal[]): boolean {
  return metals.some((one, index) => {
    const other = metals[index + 1];
    if (!other || other.place - one.place > REACH || isSame(one, other)) return false;
    return atoms.slice(one.place, other.place).some((atom) => senseOf(atom, 'joint')?.joint === 'or');
  });
}

function isSame(one: SaidMetal, other: SaidMetal): boolean {
  return one.value.material === other.value.material;
}

/** "solid gold, gold plated": it cannot be both. */
export function isPlatedSolid(context: BriefContext, metals: readonly SaidMetal[]): boolean {
  const all = wishes(context);
  const isSolid = all.some(([, atom]) => senseOf(atom, 'feature')?.feature === 'solid');
  const isPlated = all.some(([, atom]) => senseOf(atom, 'finish')?.finish === 'gold_plated');
  return isSolid && isPlated && metals[0]?.value.material === 'gold';
}

/** Two metals in one piece are a feature; side by side they have to be asked; with "only" they contradict each other. */
export function clashes({ atoms }: BriefContext, metals: readonly SaidMetal[]): readonly Extraction[] {
  const [first] = metals.filter(({ value }) => value.material !== undefined);
  const other = metals.find(({ value }) => value.material !== undefined && value.material !== first?.value.material);
  if (!first || !other) return [];
  const between = atoms.slice(first.place, other.place);
  if (between.some((atom) => senseOf(atom, 'finish')?.finish.includes('plated'))) return [];
  const only = atoms.some((atom, place) => senseOf(atom, 'cue')?.cue === 'only' && Math.abs(place - other.place) <= 2);
  if (only) {
    return [
      {
        kind: 'contradiction',
        message: `The brief asks for ${first.value.material} and for ${other.value.material} only.`,
        remedy: `Say which one it is: ${first.value.material} or ${other.value.material}.`,
      },
    ];
  }
  const joints = between.map((atom) => senseOf(atom, 'joint')?.joint);
  const areApart = between.some((atom) => isMark(atom, ',', '.', ';', '\n', '-', ':'));
  const areParts = joints.includes('and') || joints.includes('with') || areApart;
  return [areParts ? saidWord('features', 'two_metals', other.span) : ask('metal_material', first.span, other.span)];
}

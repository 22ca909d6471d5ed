import { ask, type Fact, type Said, section, word } from '../fact.ts';
import { hasSense, senseOf } from '../words/atom.ts';
import type { SenseFor } from '../words/sense.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';
import { toneOwner } from './tone-owner.ts';

/** What it is made of. A karat says gold, 925 says silver; two metals without a word that joins them are asked. */
export const readMetal: SubjectReader = (context) => {
  const said = metalsSaid(context);
  const [first] = said;
  const karats = karatsSaid(context, said);
  const finenesses = finenessesSaid(context, said);
  const color = colorSaid(context, said);
  const karat = karats[0];
  const fineness = finenesses[0];
  const material = first ? { value: first.value.material, span: first.span } : entailed(karat, fineness);
  const fallback = karats.find((other) => other.value !== karat?.value && other.isFallback);
  return [
    ...(material || color || karat || fineness
      ? [
          section('metal', {
            ...(material && { material }),
            ...(karat && { karat }),
            ...(fineness && { fineness }),
            ...(color && { color }),
            ...(fallback && { fallback_karat: fallback }),
          }),
        ]
      : []),
    ...clashes(context, said),
    ...(karats.some((other) => other.value !== karat?.value && !other.isFallback)
      ? [ask('metal_karat', ...karats.map(({ span }) => span))]
      : []),
    ...(hasFittingMarks(karat, fineness)
      ? []
      : [ask('metal_karat', ...[karat, fineness].flatMap((mark) => (mark ? [mark.span] : [])))]),
  ];
};

type SaidMetal = Said<SenseFor<'metal'>> & { readonly place: number };

function metalsSaid(context: BriefContext): readonly SaidMetal[] {
  return wishes(context).flatMap(([place, atom]) => {
    const sense = senseOf(atom, 'metal');
    if (!sense || isOfSomethingElse(context, place)) return [];
    return [{ value: sense, span: atom.span, place }];
  });
}

/** "gold beads", "silver zari" and "gold rate" do not name the metal of the piece. */
function isOfSomethingElse({ atoms }: BriefContext, place: number): boolean {
  const behind = atoms[place + 1];
  return hasSense(behind, 'embroidery', 'beads') || behind?.text === 'rate';
}

/** What karat and fineness tell of the metal: a karat means gold; these finenesses are stamped on one metal only. */
function entailed(karat: Said<number> | undefined, fineness: Said<number> | undefined): Said<string> | undefined {
  if (karat) return { value: 'gold', span: karat.span };
  const material = fineness && stampedOnly[fineness.value];
  return fineness && material ? { value: material, span: fineness.span } : undefined;
}

const stampedOnly: Readonly<Record<number, string>> = {
  375: 'gold',
  417: 'gold',
  585: 'gold',
  750: 'gold',
  833: 'gold',
  916: 'gold',
  917: 'gold',
  925: 'silver',
  935: 'silver',
  970: 'silver',
};

/** Karats and the finenesses they are hallmarked with (BIS, UK). */
const finenessOfKarat: Readonly<Record<number, readonly number[]>> = {
  9: [375],
  10: [417],
  14: [585],
  18: [750],
  20: [833],
  22: [916, 917],
  23: [958],
  24: [990, 995, 999],
};

function hasFittingMarks(karat: Said<number> | undefined, fineness: Said<number> | undefined): boolean {
  return !karat || !fineness || (finenessOfKarat[karat.value]?.includes(fineness.value) ?? false);
}

function karatsSaid(
  context: BriefContext,
  metals: readonly SaidMetal[],
): readonly (Said<number> & { isFallback: boolean })[] {
  const inFigures = wishes(context).flatMap(([place, { quantity, span }]) =>
    quantity?.kind === 'karat' ? [{ value: quantity.value, span, isFallback: followsFallback(context, place) }] : [],
  );
  const inWords = metals.flatMap(({ value, span }) =>
    value.karat === undefined ? [] : [{ value: value.karat, span, isFallback: false }],
  );
  return [...inFigures, ...inWords];
}

/** "18k, warna 22k": the second is what to take when the first can't be had. */
function followsFallback({ atoms, clauseOf }: BriefContext, place: number): boolean {
  for (let at = place - 1; at >= 0 && clauseOf[at] === clauseOf[place]; at -= 1) {
    const isOr = senseOf(atoms[at], 'joint')?.joint === 'or';
    if (senseOf(atoms[at], 'cue')?.cue === 'fallback' || isOr) return true;
    if (atoms[at]?.quantity && at < place - 1) return false;
  }
  return false;
}

function finenessesSaid(context: BriefContext, metals: readonly SaidMetal[]): readonly Said<number>[] {
  const inFigures = wishes(context).flatMap(([, { quantity, span }]) =>
    quantity?.kind === 'fineness' ? [{ value: quantity.value, span }] : [],
  );
  const inWords = metals.flatMap(({ value, span }) =>
    value.fineness === undefined ? [] : [{ value: value.fineness, span }],
  );
  return [...inFigures, ...inWords];
}

function colorSaid(context: BriefContext, metals: readonly SaidMetal[]): Said<string> | undefined {
  const named = metals.flatMap(({ value, span }) => (value.color === undefined ? [] : [{ value: value.color, span }]));
  const toned = wishes(context).flatMap(([place, atom]) => {
    const tone = senseOf(atom, 'tone')?.metal;
    return tone !== undefined && toneOwner(context, place) === 'metal' ? [{ value: tone, span: atom.span }] : [];
  });
  const mixed = named.find(({ value }) => value.endsWith('_tone') && value !== 'silver_tone');
  if (mixed) return mixed;
  const all = [...named, ...toned];
  const different = all.find(({ value }) => value !== all[0]?.value);
  const [first] = all;
  return first && different
    ? { value: 'two_tone', span: [first.span[0], Math.max(first.span[1], different.span[1])] }
    : first;
}

/** Two metals are two-tone when joined, or a choice to ask about; with "only" they contradict each other. */
function clashes(context: BriefContext, metals: readonly SaidMetal[]): readonly Fact[] {
  const [first] = metals;
  const other = metals.find(({ value }) => value.material !== first?.value.material);
  if (!first || !other) return [];
  const between = context.atoms.slice(first.place, other.place);
  if (between.some((atom) => senseOf(atom, 'finish')?.finish.includes('plated'))) return [];
  const only = context.atoms.some(
    (atom, place) => senseOf(atom, 'cue')?.cue === 'only' && Math.abs(place - other.place) <= 2,
  );
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
  if (joints.includes('and') || joints.includes('with')) return [word('features', 'two_metals', other.span)];
  return [ask('metal_material', first.span, other.span)];
}
